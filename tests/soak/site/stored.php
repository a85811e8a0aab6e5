<?php
/**
 * Only for the soak's own site: prints the stored data of the form in ATOLL_FORM, as JSON, including incomplete data.
 *
 * @package Atoll
 */

declare( strict_types=1 );

global $wpdb;
$form    = (int) getenv( 'ATOLL_FORM' );
$folder  = defined( 'ATOLL_UPLOADS_DIR' ) ? ATOLL_UPLOADS_DIR : (string) get_option( 'atoll_uploads_folder' );
$entries = array();
foreach ( $wpdb->get_results( "SELECT id, status, answers, form_version FROM {$wpdb->prefix}atoll_entries WHERE form_number = {$form}" ) as $row ) {
	$answers             = (array) json_decode( $row->answers, true );
	$entries[ $row->id ] = array(
		'id'      => (int) $row->id,
		'status'  => $row->status,
		'answers' => array(
			'input_1' => $answers[1] ?? '',
			'input_2' => $answers[2] ?? '',
			'input_3' => $answers[3] ?? '',
		),
		'version' => (int) $row->form_version,
		'mails'   => 0,
		'files'   => array(),
	);
}

$strays = 0;
foreach ( $wpdb->get_results( "SELECT entry_id, COUNT(*) AS mails FROM {$wpdb->prefix}atoll_mail WHERE form_number = {$form} GROUP BY entry_id" ) as $row ) {
	if ( isset( $entries[ $row->entry_id ] ) ) {
		$entries[ $row->entry_id ]['mails'] = (int) $row->mails;
	} else {
		$strays += (int) $row->mails;
	}
}

$waiting = 0;
foreach ( $wpdb->get_results( "SELECT entry_id, stored_name FROM {$wpdb->prefix}atoll_uploads WHERE form_number = {$form}" ) as $row ) {
	$path = $folder . '/' . substr( $row->stored_name, 0, 2 ) . '/' . $row->stored_name;
	if ( isset( $entries[ $row->entry_id ] ) ) {
		$entries[ $row->entry_id ]['files'][] = is_file( $path ) ? hash_file( 'sha256', $path ) : '';
	} elseif ( 0 < (int) $row->entry_id ) {
		++$strays;
	} else {
		++$waiting;
	}
}

echo wp_json_encode(
	array(
		'entries'  => array_values( $entries ),
		'versions' => array_map( 'intval', $wpdb->get_col( "SELECT version FROM {$wpdb->prefix}atoll_form_versions WHERE number = {$form}" ) ),
		'drafts'   => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_drafts WHERE form_number = {$form}" ),
		'strays'   => $strays,
		'waiting'  => $waiting,
	)
);
