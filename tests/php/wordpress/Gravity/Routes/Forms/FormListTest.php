<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Forms;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** GET gf/v2/forms. */
final class FormListTest extends ApiTestCase {

	public function test_open_forms_are_a_map_by_id_with_texts_for_numbers(): void {
		$this->entry();
		$spam = $this->entry( array( 'status' => 'spam' ) );
		$this->assertSame(
			array(
				$this->number => array(
					'id'      => (string) $this->number,
					'title'   => $this->fixture( 'enquiry' )['title'],
					'entries' => '1',
				),
			),
			$this->asked( 'forms-list', 'forms' ),
			"Entry {$spam} is spam and does not count."
		);
	}

	public function test_closed_and_trashed_forms_are_not_listed_but_may_be_named(): void {
		Inside::get( FormWriter::class )->trash( $this->number );
		$this->assertSame( array(), $this->asked( 'forms-list', 'forms' ) );
		$forms = $this->asked( 'forms-list', 'forms', array( 'include' => array( $this->number, 999999 ) ) );
		$this->assertSame( array( $this->number, 999999 ), array_keys( $forms ) );
		$this->assertSame( '1', $forms[ $this->number ]['is_trash'] );
		$this->assertCount( 12, $forms[ $this->number ]['fields'] );
		$this->assertFalse( $forms[999999] );
	}

	public function test_paging_is_ignored_as_gravity_forms_has_none_here(): void {
		$second = $this->form();
		$this->actAs( 'administrator' );
		$this->assertEqualsCanonicalizing(
			array( $this->number, $second ),
			array_keys(
				$this->asked(
					'forms-list',
					'forms',
					array( 'per_page' => '1', 'paging' => array( 'page_size' => '1' ) )
				)
			)
		);
	}

	public function test_a_site_without_forms_answers_an_empty_map(): void {
		Inside::get( FormWriter::class )->delete( $this->number );
		$this->assertSame( '{}', wp_json_encode( $this->get( '/gf/v2/forms' )->get_data() ) );
	}

	public function test_forms_that_are_not_there_have_gravity_forms_codes(): void {
		$this->assertSame( array( 404, 'gf_not_found' ), $this->refused( 'GET', 'forms/999999' ) );
		$this->assertSame(
			array( 404, 'gf_not_found' ),
			$this->refused( 'PUT', 'forms/999999', $this->fixture( 'enquiry' ) )
		);
		$this->assertSame( array( 404, 'gf_form_invalid_id' ), $this->refused( 'DELETE', 'forms/999999' ) );
		$this->assertSame( array( 404, 'gf_not_found' ), $this->refused( 'GET', 'forms/999999/field-filters' ) );
		$this->assertSame( array( 404, 'not_found' ), $this->refused( 'GET', 'forms/999999/results' ) );
	}

	public function test_a_feed_that_is_asked_for_is_none_and_not_a_route_that_is_missing(): void {
		foreach ( array( 'GET', 'PUT', 'PATCH', 'DELETE' ) as $method ) {
			$this->assertSame( array( 404, 'gf_feed_invalid_id' ), $this->refused( $method, 'feeds/7' ), $method );
		}
		$this->assertSame(
			array( 404, 'gf_feed_invalid_id' ),
			$this->refused( 'PUT', 'feeds/7/properties', array( 'is_active' => 0 ) )
		);
	}

	public function test_there_are_no_feeds_and_none_can_be_made(): void {
		$this->assertSame( array(), $this->asked( 'feeds-list', 'feeds' ) );
		$this->assertSame( array(), $this->asked( 'feeds-list', "forms/{$this->number}/feeds" ) );
		$this->assertSame(
			array( 400, 'invalid_addon' ),
			$this->refused(
				'POST',
				"forms/{$this->number}/feeds",
				array( 'addon_slug' => 'gravityformsmailchimp', 'meta' => array() )
			)
		);
		$this->assertSame(
			array( 400, 'invalid_addon' ),
			$this->refused(
				'POST',
				'feeds',
				array( 'form_id' => $this->number, 'addon_slug' => 'gravityformsmailchimp', 'meta' => array() )
			)
		);
	}
}
