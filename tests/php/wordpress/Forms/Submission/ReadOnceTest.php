<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A submission asks the database for each thing once: its form, the version of it, the entry it changes, its files. */
final class ReadOnceTest extends SiteTestCase {

	/** @var list<string> */
	private array $queries = array();

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'subscriber' );
		$this->number = $this->form( 'enquiry', $this->fields( 'Notes' ) );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	public function test_a_changed_entry_and_the_version_it_was_sent_with_are_read_once(): void {
		$this->assertSame( 200, $this->send( array() )->get_status() );
		$id    = (int) $this->scalar( 'SELECT MAX(id) FROM %satoll_entries' );
		$owner = get_current_user_id();
		$this->edit( 'Other notes' );
		wp_set_current_user( $owner );
		$this->watch();
		$this->assertSame(
			200,
			$this->send( array( 'input_1' => 'Sam', 'update_entry_id' => (string) $id ) )->get_status()
		);
		$this->assertSame(
			array( 1, 1 ),
			array(
				$this->reads( 'atoll_form_versions', 'SELECT definition' ),
				$this->reads( 'atoll_entries', 'created_by =' ),
			)
		);
		$this->assertLessThanOrEqual( 1, $this->reads( 'atoll_forms' ), 'saving it has read it already' );
	}

	public function test_files_are_looked_for_once(): void {
		$list = array(
			'input_3' => array( array( 'temp_filename' => str_repeat( 'a', 32 ), 'uploaded_filename' => 'a.pdf' ) ),
		);
		$this->watch();
		$reply = $this->send( array( 'gform_uploaded_files' => (string) wp_json_encode( $list ) ) );
		$this->assertSame( array( 400, 1 ), array( $reply->get_status(), $this->reads( 'atoll_uploads' ) ) );
	}

	/** @return array<string, mixed> */
	private function fields( string $label ): array {
		return array(
			'entrySave' => true,
			'fields'    => array(
				array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
				array( 'id' => 2, 'type' => 'textarea', 'label' => $label ),
				array( 'id' => 3, 'type' => 'fileupload', 'label' => 'Files' ),
			),
		);
	}

	private function edit( string $label ): void {
		$this->actAs( 'administrator' );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $this->fields( $label ) + $this->fixture( 'enquiry' ) ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}

	/** @param array<string, string> $inputs */
	private function send( array $inputs ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->number}/submissions", $inputs + array( 'input_1' => 'Jo' ) );
	}

	private function watch(): void {
		$this->queries = array();
		add_filter(
			'query',
			function ( string $query ): string {
				$this->queries[] = $query;
				return $query;
			}
		);
	}

	/** How often a table was read, where a part of the query says what for. */
	private function reads( string $table, string $part = '' ): int {
		global $wpdb;
		$pattern = '/^\s*SELECT .*\b' . $wpdb->prefix . $table . '\b/is';
		return count(
			array_filter(
				$this->queries,
				static fn( string $query ) => 1 === preg_match( $pattern, $query ) && str_contains( $query, $part )
			)
		);
	}

	private function scalar( string $query ): string {
		global $wpdb;
		return (string) $wpdb->get_var( sprintf( $query, $wpdb->prefix ) );
	}
}
