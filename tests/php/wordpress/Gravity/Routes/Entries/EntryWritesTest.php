<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** POST gf/v2/entries, with the examples of Gravity Forms' documentation. */
final class EntryWritesTest extends ApiTestCase {

	public function test_an_entry_is_stored_as_it_is_told(): void {
		$properties = array(
			'form_id'      => $this->number,
			'created_by'   => (string) get_current_user_id(),
			'date_created' => '2016-11-28 18:12:17',
			'ip'           => '127.0.0.1',
			'is_read'      => 1,
			'is_starred'   => '1',
			'source_url'   => 'http://localhost/pagename',
			'status'       => 'active',
			'user_agent'   => 'Mozilla/5.0',
			'1'            => 'Jo "J" O’Neil',
			'2'            => 'not an address',
			'4'            => 1500,
			'5.2'          => 'refinance',
			'11.1'         => '1',
			'11.2'         => 'I agree to the privacy policy',
		);
		$entry      = $this->sent( 'entries-create', 'POST', 'entries', $properties, 201 );
		$this->assertIsInt( $entry['id'] );
		$this->assertEquals( array_map( strval( ... ), $properties ), array_intersect_key( $entry, $properties ) );
		$this->assertSame(
			array( '', 'AUD', null ),
			array( $entry['5.1'], $entry['currency'], $entry['payment_status'] )
		);
		$this->assertSame(
			array( 'id' => (string) $entry['id'] ) + $entry,
			$this->asked( 'entries-get', "entries/{$entry['id']}" )
		);
	}

	public function test_nobody_gets_mail_of_it_and_its_place_is_told(): void {
		global $wpdb;
		$request = new \WP_REST_Request( 'POST', "/gf/v2/forms/{$this->number}/entries" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( '{"1":"Jo","form_id":999999}' );
		$reply = rest_do_request( $request );
		$this->assertSame(
			array( 201, (string) $this->number ),
			array( $reply->get_status(), $reply->get_data()['form_id'] )
		);
		$this->assertStringEndsWith( "/gf/v2/entries/{$reply->get_data()['id']}", $reply->get_headers()['Location'] );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" ) );
	}

	public function test_a_stored_entry_is_found_by_its_words(): void {
		$id = $this->entry( array( '9' => 'Settlement by spring' ) );
		$found = Inside::get( EntryRepository::class )->list( new EntryCriteria( search: 'settlement' ) );
		$this->assertSame( array( $id ), array_column( $found, 'id' ) );
	}

	#[DataProvider( 'refusals' )]
	public function test_what_is_no_entry_is_refused( array $body, string $code ): void {
		$this->assertSame(
			array( 400, $code ),
			$this->refused(
				'POST',
				'entries',
				array_map( fn( $value ) => 'THIS' === $value ? $this->number : $value, $body )
			)
		);
		$this->assertSame( 0, $this->countEntries() );
	}

	/** @return array<string, array{array<mixed>, string}> */
	public static function refusals(): array {
		return array(
			'nothing'                        => array( array(), 'missing_entry' ),
			'several entries at once'        => array( array( array( 'form_id' => 1 ) ), 'missing_entry' ),
			'no form'                        => array( array( '1' => 'Jo' ), 'missing_form_id' ),
			'a form that there is not'       => array( array( 'form_id' => 999999 ), 'invalid_form_id' ),
			'a status that there is not'     => array(
				array( 'form_id' => 'THIS', 'status' => 'gone' ),
				'invalid_status',
			),
			'a user that there is not'       => array(
				array( 'form_id' => 'THIS', 'created_by' => 99999999 ),
				'invalid_created_by',
			),
			'a date that is none'            => array(
				array( 'form_id' => 'THIS', 'date_created' => '2026-13-45 99:99:99' ),
				'invalid_date',
			),
			'a date in words'                => array(
				array( 'form_id' => 'THIS', 'date_created' => 'yesterday' ),
				'invalid_date',
			),
			'a list for a text'              => array(
				array( 'form_id' => 'THIS', '1' => array( 'Jo', 'Flo' ) ),
				'invalid_answer',
			),
		);
	}

	public function test_lists_and_several_choices_may_be_lists_or_json(): void {
		$this->number = $this->form( 'every-kind' );
		$this->actAs( 'administrator' );
		$rows = array( array( 'Name' => 'Flo', 'Age' => '3' ) );
		$ways = array( array( $rows, array( 'bank', 'mutual' ) ), array( wp_json_encode( $rows ), 'bank,mutual' ) );
		foreach ( $ways as list( $list, $chosen ) ) {
			$id    = $this->entry(
				array(
					'1' => 'a secret',
					'2' => $chosen,
					'5' => $list,
					'6' => 'https://example.com/made-up.pdf',
					'7' => '2026-05-01',
				)
			);
			$entry = $this->asked( 'entries-get', "entries/{$id}" );
			$this->assertSame(
				array( array( 'bank', 'mutual' ), $rows, '', '2026-05-01' ),
				array( $entry['2'], $entry['5'], $entry['6'], $entry['7'] )
			);
			$this->assertStringNotContainsString( 'a secret', (string) wp_json_encode( $entry ) );
		}
	}
}
