"""A contract for import-linter: no module imports itself by way of others, not even within a function."""

from graphlib import CycleError, TopologicalSorter

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class NoCircles(Contract):
    """Kept unless there is a circle; then one is told, each module importing the one before it."""

    type_name = "no circles"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for a circle of imports."""
        try:
            TopologicalSorter({one: graph.find_modules_directly_imported_by(one) for one in graph.modules}).prepare()
        except CycleError as error:
            return ContractCheck(kept=False, metadata={"circle": error.args[1]})
        return ContractCheck(kept=True)

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the circle that was found."""
        output.print_error(" < ".join(check.metadata["circle"]))
