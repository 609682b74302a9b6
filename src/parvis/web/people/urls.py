"""Addresses of persons: allauth's views under the names by which it knows them, and our own."""

from allauth.account import views as account
from allauth.mfa.webauthn import views as passkeys
from allauth.socialaccount import views as social
from allauth.socialaccount.providers.openid_connect import views as openid
from django.urls import path, re_path
from django.views.generic import RedirectView

from parvis.web.people import views

urlpatterns = [
    path("people", views.ranking, name="people"),
    path("people/<int:person_id>", views.show, name="person"),
    path("people/<int:person_id>/follow", views.follow, name="follow"),
    path("people/<int:person_id>/block", views.block, name="block"),
    path("people/<int:person_id>/report", views.report, name="report"),
    path("settings", views.settings, name="settings"),
    path("settings/sessions", views.sessions, name="sessions"),
    path("settings/export", views.export, name="export"),
    path("settings/leave", views.leave_for_good, name="farewell"),
    path("settings/email", account.email, name="account_email"),
    path("settings/password", account.password_change, name="account_change_password"),
    path("settings/password/first", account.password_set, name="account_set_password"),
    path("settings/again", account.reauthenticate, name="account_reauthenticate"),
    path("settings/again/passkey", passkeys.reauthenticate_webauthn, name="mfa_reauthenticate_webauthn"),
    path("settings/passkeys", passkeys.list_webauthn, name="mfa_list_webauthn"),
    path("settings/keys", RedirectView.as_view(pattern_name="mfa_list_webauthn"), name="mfa_index"),
    path("settings/passkeys/add", passkeys.add_webauthn, name="mfa_add_webauthn"),
    path("settings/passkeys/<int:pk>/remove", passkeys.remove_webauthn, name="mfa_remove_webauthn"),
    path("settings/passkeys/<int:pk>/edit", passkeys.edit_webauthn, name="mfa_edit_webauthn"),
    path("settings/elsewhere", social.connections, name="socialaccount_connections"),
    path("sign-up", account.signup, name="account_signup"),
    path("sign-up/elsewhere", social.signup, name="socialaccount_signup"),
    path("sign-in", account.login, name="account_login"),
    path("sign-in/passkey", passkeys.login_webauthn, name="mfa_login_webauthn"),
    path("sign-in/closed", account.account_inactive, name="account_inactive"),
    path("sign-in/cancelled", social.login_cancelled, name="socialaccount_login_cancelled"),
    path("sign-in/failed", social.login_error, name="socialaccount_login_error"),
    path("sign-in/by/<slug:provider_id>", openid.login, name="openid_connect_login"),
    path("sign-in/by/<slug:provider_id>/back", openid.callback, name="openid_connect_callback"),
    path("sign-out", account.logout, name="account_logout"),
    path("confirm", account.email_verification_sent, name="account_email_verification_sent"),
    path("confirm/<str:key>", account.confirm_email, name="account_confirm_email"),
    path("reset", account.password_reset, name="account_reset_password"),
    path("reset/sent", account.password_reset_done, name="account_reset_password_done"),
    path("reset/done", account.password_reset_from_key_done, name="account_reset_password_from_key_done"),
    re_path(
        "^reset/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>[^/]+)$",
        account.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
]
