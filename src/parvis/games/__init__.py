"""The games. Each is one folder that fulfils `parvis.engine.contract`."""
