"""Addresses of the site's pages, and the views behind them."""

from django.contrib import admin
from django.urls import include, path

from parvis.web.analysis import views as analysis
from parvis.web.api import agents, operations
from parvis.web.api import views as api
from parvis.web.boxes import views as boxes
from parvis.web.chat import views as chat
from parvis.web.daily import views as daily
from parvis.web.hosting import views as hosting
from parvis.web.insight import explorer
from parvis.web.insight import views as insight
from parvis.web.live import views as live
from parvis.web.notices import installing
from parvis.web.notices import views as notices
from parvis.web.puzzles import views as puzzles
from parvis.web.room import views as room
from parvis.web.views import (
    about,
    dealing,
    finished,
    gathering,
    home,
    language,
    learn,
    levels,
    lobby,
    manual,
    new,
    past,
    replay,
    table,
    watching,
)

urlpatterns = [
    path("", home.home, name="home"),
    path("events", live.events, name="events"),
    path("about", about.show, name="about"),
    path("language", language.choose, name="language"),
    path("bots", levels.show_all, name="levels"),
    path("bots/<str:name>", levels.show, name="level"),
    path("rules/<str:name>", manual.show, name="rules"),
    path("values/<str:name>", boxes.show_values, name="values"),
    path("boxes", boxes.show_all, name="boxes"),
    path("boxes/import", boxes.take_in, name="box-import"),
    path("boxes/<int:box_id>", boxes.show, name="box"),
    path("boxes/<int:box_id>/save", boxes.save, name="box-save"),
    path("boxes/<int:box_id>/describe", boxes.describe, name="box-describe"),
    path("boxes/<int:box_id>/file", boxes.as_file, name="box-file"),
    path("boxes/<int:box_id>/compare", boxes.compare, name="box-compare"),
    path("me", insight.show_mine, name="mine"),
    path("me/games", insight.download_games, name="my-games"),
    path("explorer/<str:name>", explorer.show, name="explorer"),
    path("learn/<str:name>", learn.show, name="learn"),
    path("learn/<str:name>/<str:scene_name>", learn.show_scene, name="scene"),
    path("puzzles", puzzles.show_all, name="puzzles"),
    path("puzzles/<str:name>/<str:puzzle_name>", puzzles.show, name="puzzle"),
    path("daily", daily.show, name="daily"),
    path("daily/<str:date>", daily.show, name="daily-day"),
    path("daily/<str:date>/play", daily.play, name="daily-play"),
    path("compiling", home.compiling, name="compiling"),
    path("tables/new", new.new, name="new"),
    path("tables/upload", finished.upload, name="upload"),
    path("tables/quick", new.quick, name="quick"),
    path("tables/<int:table_id>", table.show, name="table"),
    path("t/<str:code>", watching.come_in, name="link"),
    path("tables/<int:table_id>/watch", watching.watch, name="watch"),
    path("tables", lobby.show, name="lobby"),
    path("tables/mine", lobby.own_list, name="own"),
    path("tables/create", lobby.create, name="create"),
    path("tables/friend", lobby.with_a_friend, name="friend"),
    path("g/<str:gathered>", gathering.show, name="gathering"),
    path("g/<str:gathered>/join", gathering.join, name="join"),
    path("g/<str:gathered>/add", gathering.add, name="add"),
    path("g/<str:gathered>/number", gathering.show_number, name="show-number"),
    path("g/<str:gathered>/get-up", gathering.get_up, name="get-up"),
    path("g/<str:gathered>/send-away", gathering.send_away, name="send-away"),
    path("g/<str:gathered>/fill", gathering.fill, name="fill"),
    path("tables/<int:table_id>/decide", table.decide, name="decide"),
    path("tables/<int:table_id>/undo", table.undo, name="undo"),
    path("tables/<int:table_id>/pace", table.set_pace, name="pace"),
    path("tables/<int:table_id>/hurry", table.hurry, name="hurry"),
    path("tables/<int:table_id>/asked", table.set_asked, name="asked"),
    path("tables/<int:table_id>/curtain", table.lift_curtain, name="curtain"),
    path("tables/<int:table_id>/news", table.news, name="news"),
    path("tables/<int:table_id>/present", live.present, name="present"),
    path("tables/<int:table_id>/look-back/<int:number>", past.look_back, name="look-back"),
    path("tables/<int:table_id>/ended/<int:number>", table.ended, name="ended"),
    path("tables/<int:table_id>/signs", table.show_signs, name="signs"),
    path("tables/<int:table_id>/rules", manual.at_table, name="table-rules"),
    path("tables/<int:table_id>/why", table.why, name="why"),
    path("tables/<int:table_id>/log", table.older_log, name="log"),
    path("tables/<int:table_id>/result", finished.result, name="result"),
    path("tables/<int:table_id>/analysis", analysis.show, name="analysis"),
    path("tables/<int:table_id>/hint", analysis.hint, name="hint"),
    path("tables/<int:table_id>/coach", analysis.coach, name="coach"),
    path("tables/<int:table_id>/analyse", analysis.ask, name="analyse"),
    path("tables/<int:table_id>/again", new.play_again, name="again"),
    path("tables/<int:table_id>/replay", replay.find, name="replay"),
    path("tables/<int:table_id>/replay/<int:step>", replay.show, name="replay-step"),
    path("tables/<int:table_id>/replay/<int:step>/branch", new.branch, name="branch"),
    path("tables/<int:table_id>/replay/<int:step>/spread", analysis.spread, name="spread"),
    path("tables/<int:table_id>/record", finished.record_file, name="record"),
    path("tables/<int:table_id>/dealing", dealing.page, name="dealing"),
    path("tables/<int:table_id>/dealing.json", dealing.draws, name="dealing-draws"),
    path("tables/<int:table_id>/delete", home.delete, name="delete"),
    path("tables/<int:table_id>/stored", home.stored_file, name="stored"),
    path("tables/<int:table_id>/take-back", room.take_back, name="take-back"),
    path("tables/<int:table_id>/offer", room.offer, name="offer"),
    path("tables/<int:table_id>/reply", room.reply, name="reply"),
    path("tables/<int:table_id>/resume", room.resume, name="resume"),
    path("tables/<int:table_id>/plan", room.plan, name="plan"),
    path("tables/<int:table_id>/leave", room.leave, name="leave"),
    path("tables/<int:table_id>/come-back", room.come_back, name="come-back"),
    path("vacation", room.vacation, name="vacation"),
    path("notices", notices.page, name="notices"),
    path("notices/standing", notices.standing, name="notices-standing"),
    path("notices/add", notices.add, name="notices-add"),
    path("notices/matters", notices.matters, name="notices-matters"),
    path("notices/<int:channel_id>", notices.change, name="notices-change"),
    path("notices/<int:channel_id>/test", notices.test, name="notices-test"),
    path("notices/off/<str:token>", notices.off, name="notices-off"),
    path("tables/<int:table_id>/mute", notices.mute, name="mute"),
    path("tables/<int:table_id>/chat", chat.show, name="chat"),
    path("tables/<int:table_id>/chat/unread", chat.unread, name="chat-unread"),
    path("tables/<int:table_id>/chat/say", chat.say, name="say"),
    path("tables/<int:table_id>/chat/hush", chat.hush, name="hush"),
    path("tables/<int:table_id>/chat/<int:line>/hide", chat.hide, name="hide"),
    path("manifest.webmanifest", installing.manifest, name="manifest"),
    path("sw.js", installing.worker, name="worker"),
    path("offline", installing.offline, name="offline"),
    path("favicon.ico", installing.icon, name="icon"),
    path("enter/<int:number>/<str:token>", hosting.enter, name="enter"),
    path("settings/tokens", api.show_tokens, name="tokens"),
    path("api/openapi.json", operations.schema, name="api-schema"),
    path("mcp", agents.serve, name="api-mcp"),
    path("api/", include(operations.addresses())),
    path("admin/", admin.site.urls),
    path("", include("parvis.web.people.urls")),
]

handler400 = "parvis.web.views.errors.bad_request"
handler403 = "parvis.web.views.errors.forbidden"
handler404 = "parvis.web.views.errors.not_found"
handler429 = "parvis.web.views.errors.too_many"  # allauth's own
handler500 = "parvis.web.views.errors.server_error"
