<?php
/**
 * Who may do what, in the words of docs/portal.md, which shows this very table. Every test here walks a part of it and
 * finds what the plugin has and the table has not. The client is the one whose application, files and drafts are meant.
 *
 * yes: it is done, or shown. own: likewise, but with what is their own: nothing of the client's. log in: they are led
 * to log in. portal: they are led to the portal. no: refused. not there: as if it did not exist. nothing: answered, not
 * done.
 *
 * @package Atoll
 */

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

$who      = array( 'visitor', 'client', 'another client', 'staff', 'editor', 'administrator' );
$row      = static fn( string ...$words ): array => array_combine( $who, $words );
$anybody  = $row( 'yes', 'yes', 'yes', 'yes', 'yes', 'yes' );
$members  = $row( 'log in', 'own', 'own', 'own', 'own', 'own' );
$clients  = $row( 'log in', 'own', 'own', 'no', 'no', 'no' );
$owner    = $row( 'log in', 'yes', 'not there', 'not there', 'not there', 'not there' );
$brokers  = $row( 'log in', 'portal', 'portal', 'yes', 'yes', 'yes' );
$editors  = $row( 'log in', 'portal', 'portal', 'no', 'yes', 'yes' );
$owners   = $row( 'log in', 'portal', 'portal', 'no', 'no', 'yes' );
$personal = $row( 'log in', 'yes', 'own', 'own', 'own', 'own' );

return array(
	'The portal’s forms'         => array(
		'log-in'             => $anybody,
		'log-in-code'        => $row( 'log in', 'portal', 'portal', 'portal', 'portal', 'portal' ),
		'forgotten-password' => $anybody,
		'new-password'       => $anybody,
		'accept-invitation'  => $anybody,
		'log-out-and-go-on'  => $row( 'no', 'own', 'own', 'own', 'own', 'own' ),
		'claim-draft'        => $members,
		'discard-draft'      => $owner,
		'send-documents'     => $owner,
		'change-details'     => $clients,
		'change-email'       => $clients,
		'cancel-email'       => $clients,
		'confirm-email'      => $clients,
		'change-password'    => $clients,
		'download-data'      => $clients,
		'log-out-everywhere' => $members,
		'set-up-two-step'    => $members,
		'confirm-two-step'   => $members,
		'new-recovery-codes' => $members,
		'end-two-step'       => $members,
		'close-account'      => $clients,
	),
	'Addresses of the portal'    => array(
		'a private page'                        => $row( 'log in', 'yes', 'yes', 'yes', 'yes', 'yes' ),
		'an application'                        => $owner,
		'its answers as CSV'                    => $owner,
		'its form, to change answers'           => $owner,
		'a file of it'                          => $owner,
		'a document that was asked for'         => $owner,
		'the client’s signed address of a file' => $owner,
		'a draft, to go on with it'             => $owner,
		'a file that a private page shows'      => $row( 'log in', 'yes', 'yes', 'yes', 'yes', 'yes' ),
		'a file by the link of a mail'          => $anybody,
	),
	'Blocks, on a public page'   => array(
		'atoll/application' => $personal,
		'atoll/dashboard'   => $personal,
		'atoll/form'        => $row( 'own', 'yes', 'own', 'own', 'own', 'own' ),
		'atoll/login'       => $row( 'log in', 'own', 'own', 'own', 'own', 'own' ),
		'atoll/profile'     => $personal,
	),
	'An entry’s forms in wp-admin' => array(
		'set-status'       => $brokers,
		'request-document' => $brokers,
		'withdraw-request' => $brokers,
		'add-note'         => $brokers,
		'invite-client'    => $brokers,
		'take-invitation-back' => $brokers,
		'retry-mail'       => $brokers,
		'move-entry'       => $brokers,
		'not-spam'         => $brokers,
	),
	'Screens of wp-admin'        => array(
		'edit.php?post_type=atoll_form'            => $editors,
		'admin.php?page=atoll-entries'             => $brokers,
		'admin.php?page=atoll-import'              => $editors,
		'admin.php?page=atoll-access-log'          => $owners,
		'admin.php?page=atoll-settings'            => $owners,
		'admin.php?page=atoll-two-step'            => $brokers,
		'admin.php?page=atoll-set-up'              => $owners,
		'edit.php?post_type=atoll_notification'    => $editors,
		'post-new.php?post_type=atoll_notification' => $editors,
	),
	'Commands with --user; visitor: without it' => array(
		'wp atoll form list'    => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll form export'  => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll form import'  => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll form diff'    => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll entry list'   => $row( 'yes', 'no', 'no', 'yes', 'yes', 'yes' ),
		'wp atoll entry export' => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll entry delete' => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll entry move'   => $row( 'yes', 'no', 'no', 'no', 'yes', 'yes' ),
		'wp atoll mail list'    => $row( 'yes', 'no', 'no', 'yes', 'yes', 'yes' ),
		'wp atoll mail retry'   => $row( 'yes', 'no', 'no', 'yes', 'yes', 'yes' ),
		'wp atoll two-step off' => $row( 'yes', 'no', 'no', 'no', 'no', 'yes' ),
		'wp atoll doctor'       => $row( 'yes', 'no', 'no', 'no', 'no', 'yes' ),
	),
	'Abilities'                  => array(
		'atoll/list-forms'    => $row( 'no', 'no', 'no', 'yes', 'yes', 'yes' ),
		'atoll/describe-form' => $anybody,
		'atoll/submit-form'   => $anybody,
		'atoll/list-entries'  => $row( 'no', 'no', 'no', 'yes', 'yes', 'yes' ),
		'atoll/create-form'   => $row( 'no', 'no', 'no', 'no', 'yes', 'yes' ),
	),
	'Doors of wp-admin'          => array(
		'admin_post_atoll_duplicate_form'  => $row( 'nothing', 'no', 'no', 'no', 'yes', 'yes' ),
		'admin_post_atoll_export'          => $row( 'nothing', 'no', 'no', 'no', 'yes', 'yes' ),
		'admin_post_atoll_file'            => $row( 'no', 'no', 'no', 'yes', 'yes', 'yes' ),
		'admin_post_atoll_mail_notice'     => $row( 'nothing', 'no', 'no', 'yes', 'yes', 'yes' ),
		'admin_post_atoll_make_tables'     => $row( 'nothing', 'no', 'no', 'no', 'no', 'yes' ),
		'admin_post_atoll_set_up'          => $row( 'nothing', 'no', 'no', 'no', 'no', 'yes' ),
		'wp_ajax_atoll_send_mail'          => $row( 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing' ),
	),
);
