<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** Merge tags that mail and confirmations do not have as in Gravity Forms: whoever brings a form is told. */
final class ToldMergeTagsTest extends InterchangeTestCase {

	public function test_merge_tags_that_are_not_filled_in_here_are_told(): void {
		$form = array(
			'title'         => 'Told',
			'id'            => 92,
			'version'       => '2.9',
			'fields'        => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ) ),
			'notifications' => array(
				array(
					'id'      => 'a',
					'name'    => 'Office',
					'event'   => 'form_submission',
					'to'      => '{admin_email}',
					'subject' => '{embed_post:post_title}: {Name:1}',
					'message' => '<style>p{color:red}</style>{all_fields:nohidden,noadmin} {embed_post:post_title} {Gone:7:ymd_dash} {My loan:1:price} {Name:1.3:2} {1:2 split:1} {entry:id}',
				),
				array(
					'id'      => 'b',
					'name'    => 'Thanks',
					'event'   => 'form_submission',
					'to'      => '{admin_email}',
					'message' => '{all_fields:nohidden}',
				),
			),
			'confirmations' => array(
				array(
					'id'          => 'c',
					'name'        => 'Done',
					'isDefault'   => true,
					'type'        => 'redirect',
					'url'         => 'https://example.com/',
					'queryString' => 'r={referer}',
				),
			),
		);
		$this->assertSame(
			array(
				'The notification “Office” has merge tags that are not filled in here as in Gravity Forms: {embed_post:post_title}, {all_fields:nohidden,noadmin}, {My loan:1:price}, {Name:1.3:2}.',
				'The confirmation “Done” has merge tags that are not filled in here as in Gravity Forms: {referer}.',
			),
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}

	public function test_tags_of_fields_that_are_kept_without_being_asked_are_told(): void {
		$text         = '{Guests:5} {Guest:6} {Guest (First):6.3} {Total:7:price} {Office:8} {Name:1} {Gone:99}';
		$notification = array(
			'name'     => 'Office',
			'event'    => 'form_submission',
			'to'       => 'office@example.com',
			'fromName' => '{Office:8}',
			'subject'  => 'Of {Guests:5}',
			'message'  => "<style>p{color:red}</style>{$text}",
		);
		$confirmation = array( 'name' => 'Done', 'isDefault' => true, 'type' => 'message', 'message' => '{Guests:5}' );
		$redirect     = array( 'name' => 'Away', 'type' => 'redirect', 'url' => 'https://example.com/' );
		$form         = array(
			'title'         => 'Told',
			'id'            => 92,
			'version'       => '2.9',
			'fields'        => array(
				array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
				array(
					'id'     => 5,
					'type'   => 'repeater',
					'label'  => 'Guests',
					'fields' => array( array( 'id' => 6, 'type' => 'name', 'label' => 'Guest' ) ),
				),
				array( 'id' => 7, 'type' => 'total', 'label' => 'Total' ),
				array( 'id' => 8, 'type' => 'text', 'label' => 'Office', 'visibility' => 'administrative' ),
			),
			'notifications' => array(
				$notification,
				array( 'name' => 'Thanks', 'subject' => 'Hi {Name:1}', 'message' => '' ) + $notification,
			),
			'confirmations' => array( $confirmation, array( 'queryString' => 't={Total:7}&n={Name:1}' ) + $redirect ),
		);
		$this->assertSame(
			array(
				'The notification “Office” has merge tags of fields that are not asked here, which stay empty: {Office:8}, {Guests:5}, {Guest:6}, {Guest (First):6.3}, {Total:7:price}.',
				'The notification “Thanks” has merge tags of fields that are not asked here, which stay empty: {Office:8}.',
				'The confirmation “Done” has merge tags of fields that are not asked here, which stay empty: {Guests:5}.',
				'The confirmation “Away” has merge tags of fields that are not asked here, which stay empty: {Total:7}.',
			),
			$this->importFile( (string) wp_json_encode( array( $form ) ) )[0]->differences
		);
	}
}
