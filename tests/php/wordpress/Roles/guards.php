<?php
/**
 * What guards everything that a request, an event or a command can reach, in the words of docs/security.md, which shows
 * this very table. GuardsTest finds what the plugin has and the table has not; RouteAccessTest walks the routes as each
 * role, and who-may.php says the same of everything else. A limit is counted for one network, under the name in quotes;
 * those who may edit forms are not counted.
 *
 * @package Atoll
 */

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

$who    = static fn( string $who, string $limit = '' ): array => array( 'who may' => $who, 'limit' => $limit );
$meant  = static fn( string $intent, string $limit = '' ): array => array(
	'proof of intent' => $intent,
	'limit'           => $limit,
);
$needs  = static fn( string $capability ): array => array( 'capability' => $capability );
$does   = static fn( string $does, string $often ): array => array( 'does' => $does, 'runs' => $often );
$own    = 'a nonce of this person and this login; same origin';
$origin = 'same origin, as the browser says';
$filled = 'visitors: nothing, it is theirs who typed it; in a login: its nonce, else nobody’s';
$checks = '300 in ten minutes, “checks {form}” (a setting)';
$waits  = 'waits grow with each wrong password';

return array(
	'REST routes'                    => array(
		'GET /gf/v2/entries'                            => $who( 'atoll_view_entries' ),
		'POST /gf/v2/entries'                           => $who( 'atoll_edit_entries' ),
		'GET /gf/v2/entries/{entry_id}'                 => $who( 'atoll_view_entries' ),
		'PUT /gf/v2/entries/{entry_id}'                 => $who( 'atoll_edit_entries' ),
		'DELETE /gf/v2/entries/{entry_id}'              => $who( 'atoll_delete_entries' ),
		'GET /gf/v2/entries/{entry_id}/notes'           => $who( 'atoll_view_entries' ),
		'POST /gf/v2/entries/{entry_id}/notes'          => $who( 'atoll_edit_entries' ),
		'POST /gf/v2/entries/{entry_id}/notifications'  => $who( 'atoll_edit_entries' ),
		'PUT /gf/v2/entries/{entry_id}/properties'      => $who( 'atoll_edit_entries' ),
		'GET /gf/v2/feeds'                              => $who( 'atoll_edit_forms' ),
		'POST /gf/v2/feeds'                             => $who( 'atoll_edit_forms' ),
		'GET /gf/v2/feeds/{feed_id}'                    => $who( 'atoll_edit_forms' ),
		'PUT /gf/v2/feeds/{feed_id}'                    => $who( 'atoll_edit_forms' ),
		'PATCH /gf/v2/feeds/{feed_id}'                  => $who( 'atoll_edit_forms' ),
		'DELETE /gf/v2/feeds/{feed_id}'                 => $who( 'atoll_edit_forms' ),
		'GET /gf/v2/feeds/{feed_id}/properties'         => $who( 'atoll_edit_forms' ),
		'PUT /gf/v2/feeds/{feed_id}/properties'         => $who( 'atoll_edit_forms' ),
		'PATCH /gf/v2/feeds/{feed_id}/properties'       => $who( 'atoll_edit_forms' ),
		'DELETE /gf/v2/feeds/{feed_id}/properties'      => $who( 'atoll_edit_forms' ),
		'GET /gf/v2/forms'                              => $who( 'atoll_edit_forms' ),
		'POST /gf/v2/forms'                             => $who( 'atoll_edit_forms' ),
		'GET /gf/v2/forms/{id}'                         => $who( 'atoll_edit_forms' ),
		'PUT /gf/v2/forms/{id}'                         => $who( 'atoll_edit_forms' ),
		'DELETE /gf/v2/forms/{id}'                      => $who( 'atoll_delete_forms' ),
		'GET /gf/v2/forms/{form_id}/entries'            => $who( 'atoll_view_entries' ),
		'POST /gf/v2/forms/{form_id}/entries'           => $who( 'atoll_edit_entries' ),
		'GET /gf/v2/forms/{form_id}/feeds'              => $who( 'atoll_edit_forms' ),
		'POST /gf/v2/forms/{form_id}/feeds'             => $who( 'atoll_edit_forms' ),
		'GET /gf/v2/forms/{form_id}/field-filters'      => $who( 'atoll_view_entries' ),
		'GET /gf/v2/forms/{form_id}/results'            => $who( 'atoll_view_entries' ),
		'POST /gf/v2/forms/{form_id}/submissions'       => $who( 'everyone; own entry or draft, when it names one', '30 in ten minutes, “submissions {form}” (a setting; half of it without the form’s token); 300 in ten minutes, “checks {form}” (a setting), where answers are only validated' ),
		'POST /gf/v2/forms/{form_id}/submissions/review' => $who(
			'everyone',
			$checks
		),
		'POST /gf/v2/forms/{form_id}/submissions/validation' => $who(
			'everyone',
			$checks
		),
		'GET /gf/v2/notes'                              => $who( 'atoll_view_entries' ),
		'GET /gf/v2/notes/{note_id}'                    => $who( 'atoll_view_entries' ),
		'PUT /gf/v2/notes/{note_id}'                    => $who( 'atoll_edit_entries' ),
		'DELETE /gf/v2/notes/{note_id}'                 => $who( 'atoll_edit_entries' ),
		'GET /s1t2/v1/addresses'                        => $who( 'everyone', '120 a minute, “addresses”' ),
		'GET /s1t2/v1/addresses/{id}'                   => $who( 'everyone', '60 a minute, “address”' ),
		'GET /s1t2/v1/captcha-challenge'                => $who( 'everyone', '30 a minute, “captcha-challenge”' ),
		'GET /s1t2/v1/context'                          => $who( 'everyone; says what the page itself says' ),
		'GET /s1t2/v1/conversion'                       => $who( 'everyone', '10 a minute, “conversion”' ),
		'POST /s1t2/v1/drafts/claim'                    => $who(
			'whoever is logged in, with the draft’s token',
			'30 a minute, “drafts”'
		),
		'POST /s1t2/v1/drafts/link'                     => $who( 'everyone with the draft’s token', '5 a minute, “drafts/link”; ten mails for a draft; a mailbox gets five, then one after longer times' ),
		'POST /s1t2/v1/drafts/load'                     => $who(
			'everyone with the draft’s token',
			'30 a minute, “drafts”'
		),
		'GET /s1t2/v1/entries'                          => $who( 'atoll_view_entries' ),
		'DELETE /s1t2/v1/entries'                       => $who( 'atoll_delete_entries' ),
		'GET /s1t2/v1/entries/columns'                  => $who( 'atoll_export_entries' ),
		'GET /s1t2/v1/entries/counts'                   => $who( 'atoll_view_entries' ),
		'GET /s1t2/v1/entries/forms'                    => $who( 'atoll_view_entries' ),
		'GET /s1t2/v1/entries/forms/{form}'             => $who( 'atoll_view_entries' ),
		'POST /s1t2/v1/entries/load'                    => $who(
			'everyone; own entry only',
			'30 a minute, “entries/load”'
		),
		'POST /s1t2/v1/entries/mark'                    => $who( 'atoll_edit_entries' ),
		'POST /s1t2/v1/entries/move'                    => $who( 'atoll_edit_entries' ),
		'POST /s1t2/v1/forms/draft'                     => $who( 'atoll_edit_forms' ),
		'POST /s1t2/v1/forms/test-mail'                 => $who( 'atoll_edit_forms' ),
		'GET /s1t2/v1/forms/{id}'                       => $who( 'everyone; a form that is open' ),
		'POST /s1t2/v1/forms/{id}/preview'                => $who( 'atoll_edit_forms' ),
		'POST /s1t2/v1/forms/{id}/preview/review'         => $who( 'atoll_edit_forms' ),
		'GET /s1t2/v1/health'                           => $who( 'everyone; strangers learn one word' ),
		'GET /s1t2/v1/health/{check}'                   => $who( 'view_site_health_checks' ),
		'POST /s1t2/v1/login'                           => $who( 'pages of this site', $waits . ' or code' ),
		'POST /s1t2/v1/logout'                          => $who( 'pages of this site' ),
		'GET /s1t2/v1/public-files'                     => $who( 'edit_posts' ),
		'GET /s1t2/v1/settings'                         => $who( 'atoll_edit_settings' ),
		'POST /s1t2/v1/settings/styles/preview'         => $who( 'atoll_edit_settings' ),
		'GET /s1t2/v1/settings/{group}'                 => $who( 'atoll_edit_settings' ),
		'PUT /s1t2/v1/settings/{group}'                 => $who( 'atoll_edit_settings' ),
		'POST /s1t2/v1/settings/{group}/try'            => $who( 'atoll_edit_settings' ),
		'POST /s1t2/v1/token'                           => $who( 'pages of this site' ),
		'POST /s1t2/v1/upload-nonce'                    => $who(
			'everyone; a form that is open',
			'60 a minute, “upload-nonce”'
		),
		'POST /s1t2/v1/uploads'                         => $who(
			'everyone with a nonce of the form’s field, for an hour',
			'600 a minute, “uploads”; 60 new files a minute, 1 GB a day'
		),
	),
	'The portal’s forms'             => array(
		'log-in'             => $meant( $origin, $waits ),
		'log-in-code'        => $meant( $origin . '; a ticket of this browser, for 15 minutes after the password', 'waits grow with each wrong code' ),
		'forgotten-password' => $meant( $origin, 'waits grow; a mailbox gets five, then one after longer times' ),
		'new-password'       => $meant( "{$origin}; the key of a mailed link", '20 a minute, “new-password”' ),
		'accept-invitation'  => $meant( "{$origin}; the token of a mailed link", '30 a minute, “accept-invitation”' ),
		'log-out-and-go-on'  => $meant( $own ),
		'claim-draft'        => $meant( $own, '30 a minute, “drafts”' ),
		'discard-draft'      => $meant( $own ),
		'send-documents'     => $meant( $own, '60 new files a minute, 1 GB a day' ),
		'change-details'     => $meant( $own ),
		'change-email'       => $meant( "{$own}; the password", "5 a minute, “new-email”; a mailbox gets five, then one after longer times; {$waits}" ),
		'cancel-email'       => $meant( $own ),
		'confirm-email'      => $meant( "{$own}; the token of a mailed link" ),
		'change-password'    => $meant( "{$own}; the password", $waits ),
		'download-data'      => $meant( "{$own}; the password", "6 a minute, “download-data”; {$waits}" ),
		'log-out-everywhere' => $meant( $own ),
		'set-up-two-step'    => $meant( $own . '; the password', $waits ),
		'confirm-two-step'   => $meant( $own . '; the sealed key of this person and this login, for half an hour, and its code' ),
		'new-recovery-codes' => $meant( $own . '; the password and a code', $waits . ' or code' ),
		'end-two-step'       => $meant( $own . '; the password and a code', $waits . ' or code' ),
		'close-account'      => $meant( "{$own}; the password", $waits ),
	),
	'Buttons of forms without JavaScript' => array(
		'SaveWithoutFilesButton' => $meant( $filled, '20 a minute, “drafts/save”; 20 MB a day' ),
		'SaveButton'       => $meant( $filled, '20 a minute, “drafts/save”; 20 MB a day' ),
		'SendLinkButton'   => $meant( 'the draft’s token', '5 a minute, “drafts/link”; ten mails for a draft; a mailbox gets five, then one after longer times' ),
		'CsvButton'        => $meant( 'answers with what was sent along', $checks ),
		'ChangeButton'     => $meant( 'shows the page with what was sent along', $checks ),
		'CheckButton'      => $meant( 'shows the page with what was sent along', $checks ),
		'BackButton'       => $meant( 'shows the page with what was sent along', $checks ),
		'NextButton'       => $meant( 'shows the page with what was sent along', $checks ),
		'SubmitButton'     => $meant( $filled, '30 in ten minutes, “submissions {form}” (a setting; half of it without the form’s token); 60 new files a minute, 1 GB a day' ),
	),
	'An entry’s forms in wp-admin'   => array_fill_keys(
		array(
			'set-status', 'request-document', 'withdraw-request', 'add-note', 'invite-client', 'take-invitation-back',
			'retry-mail', 'move-entry', 'not-spam',
		),
		$meant( 'a nonce of this form, this entry, this person and this login' )
	),
	'Doors of wp-admin'              => array(
		'admin_post_atoll_duplicate_form' => $meant( 'a nonce of this form' ),
		'admin_post_atoll_export'         => $meant( 'a nonce' ),
		'admin_post_atoll_file'           => $meant( 'only reads: a signature that ends, or the capability' ),
		'admin_post_atoll_mail_notice'    => $meant( 'a nonce' ),
		'admin_post_atoll_make_tables'    => $meant( 'a nonce' ),
		'admin_post_atoll_set_up'         => $meant( 'a nonce' ),
		'wp_ajax_atoll_send_mail'         => $meant( 'a signature of the site itself, for a minute' ),
	),
	'Screens of wp-admin'            => array(
		'edit.php?post_type=atoll_form'             => $needs( 'atoll_edit_forms' ),
		'admin.php?page=atoll-entries'              => $needs( 'atoll_view_entries' ),
		'admin.php?page=atoll-import'               => $needs( 'atoll_edit_forms' ),
		'admin.php?page=atoll-access-log'           => $needs( 'atoll_edit_settings' ),
		'admin.php?page=atoll-two-step'               => $needs( 'read' ),
		'admin.php?page=atoll-settings'             => $needs( 'atoll_edit_settings' ),
		'admin.php?page=atoll-set-up'               => $needs( 'manage_options' ),
		'edit.php?post_type=atoll_notification'     => $needs( 'atoll_edit_notifications' ),
		'post-new.php?post_type=atoll_notification' => $needs( 'atoll_edit_notifications' ),
	),
	'Abilities'                      => array(
		'atoll/list-forms'    => $who( 'atoll_view_entries or atoll_edit_forms' ),
		'atoll/describe-form' => $who( 'everyone; a form that is open' ),
		'atoll/submit-form'   => $who( 'everyone; a form that is open', 'as a submission' ),
		'atoll/list-entries'  => $who( 'atoll_view_entries' ),
		'atoll/create-form'   => $who( 'atoll_edit_forms' ),
	),
	'Events of WordPress’ cron'      => array(
		'atoll_access_log_expire'     => $does( 'removes lines of the access log after 400 days', 'daily' ),
		'atoll_captcha_tokens_expire' => $does( 'forgets captcha tokens that have ended', 'daily' ),
		'atoll_cases_clean'           => $does( 'removes what is left of applications that are gone', 'daily' ),
		'atoll_convert_image'         => $does( 'makes smaller formats of one picture', 'once for each picture' ),
		'atoll_drafts_expire'         => $does( 'removes saved forms that have ended', 'daily' ),
		'atoll_entries_trash'         => $does(
			'empties the trash',
			'daily, and a minute later while there is more'
		),
		'atoll_form_opens_or_closes'  => $does(
			'tells caches that a form opens, closes or begins to count anew',
			'once at the next such moment'
		),
		'atoll_forms_plan'            => $does( 'plans that moment again where it was lost', 'daily' ),
		'atoll_invitations_end'       => $does( 'removes invitations that have ended', 'daily' ),
		'atoll_keep_files'            => $does( 'moves files of private pages out of the web’s reach, and back', 'daily' ),
		'atoll_keep_files_again'      => $does( 'the same, once more', 'once after a change' ),
		'atoll_mail_expire'           => $does( 'removes mail of no entry after 30 days', 'daily' ),
		'atoll_notifications_begin'   => $does( 'tells caches that a notification begins soon', 'daily' ),
		'atoll_retention'             => $does(
			'deletes entries whose time is over',
			'daily, and a minute later while there are more'
		),
		'atoll_send_conversion'       => $does( 'tells of one call, at most 100 wait', 'once for each' ),
		'atoll_send_mail'             => $does( 'sends mail that waits', 'every five minutes' ),
		'atoll_tables_complete'       => $does(
			'adds columns and keys that tables lack, makes tables anew that need no backup',
			'daily'
		),
		'atoll_uploads_clean'         => $does( 'removes files that nobody sent in the end', 'daily' ),
	),
);
