<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Tests\WordPress\Support\Inside;

/** Entries as a file for spreadsheets. */
final class ExportTest extends StoredEntriesTestCase {

	protected function tearDown(): void {
		update_option( 'timezone_string', '' );
		parent::tearDown();
	}

	public function test_has_the_chosen_columns_under_the_forms_labels(): void {
		$rows = $this->rows( array( '1', '7', '5', '5.2' ) );
		$this->assertSame( array( 'Full name', 'State', 'Topics', 'Topics (Refinancing)' ), $rows[0] );
		$this->assertSame( array( 'José Nguyễn', 'Queensland', 'Refinancing', 'refinance' ), $rows[2] );
	}

	public function test_leaves_out_columns_that_there_are_not(): void {
		$this->assertSame(
			array( array( 'Full name' ), array( 'Banjo Smith-Jones' ) ),
			array_slice( $this->rows( array( '99', '1', 'words' ) ), 0, 2 )
		);
	}

	public function test_tells_times_as_the_sites_clock_did(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Australia/Melbourne' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = '2026-04-04 15:59:59' WHERE id = " . array_key_first( $this->named ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_created = '2026-04-04 16:00:00' WHERE id = " . array_key_last( $this->named ) );
		$columns = new \Atoll\Forms\Entries\Export\ExportColumns(
			Inside::get( \Atoll\Forms\Entries\Export\AnswerColumns::class ),
			wp_timezone()
		);
		$read    = $columns->columns( null )['date_created']->read;
		$rows    = array(
			array( 'date_created' => '2026-04-04 15:59:59' ),
			array( 'date_created' => '2026-04-04 16:00:00' ),
		);
		$this->assertSame(
			array( '2026-04-05 02:59:59', '2026-04-05 02:00:00' ),
			$read( $rows, array( array(), array() ), 0 )
		);
	}

	public function test_is_a_file_that_spreadsheets_open_and_no_formula_runs_in(): void {
		$this->store( 'evil', array( '1' => '=HYPERLINK("https://example.com")' ) );
		$file  = '';
		$count = $this->export()->write(
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			},
			$this->all(),
			array( '1' )
		);
		$this->assertSame( 4, $count );
		$this->assertStringStartsWith( "\xEF\xBB\xBF\"Full name\"\r\n\"'=HYPERLINK(\"\"https://example.com\"\")\"\r\n", $file );
	}

	public function test_has_answers_to_questions_that_the_form_asks_no_longer(): void {
		$fields = array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
			array(
				'id'      => 2,
				'type'    => 'checkbox',
				'label'   => 'Topics',
				'choices' => array(
					array( 'text' => 'Car', 'value' => 'car' ),
					array( 'text' => 'Boat', 'value' => 'boat' ),
				),
				'inputs'  => array(
					array( 'id' => '2.1', 'label' => 'Car' ),
					array( 'id' => '2.2', 'label' => 'Boat' ),
				),
			),
		);
		$number = $this->form( 'enquiry', array( 'fields' => $fields ) );
		$this->assertSame(
			200,
			$this->post(
				"/gf/v2/forms/{$number}/submissions",
				array( 'input_1' => 'Jo', 'input_2_2' => 'boat' )
			)->get_status()
		);
		$this->actAs( 'administrator' );
		$put = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body(
			(string) wp_json_encode( array( 'fields' => array_slice( $fields, 0, 1 ) ) + $this->fixture( 'enquiry' ) )
		);
		$this->assertSame( 200, rest_do_request( $put )->get_status() );
		$rows = iterator_to_array(
			$this->export()->rows( new EntryCriteria( formNumbers: array( $number ) ), array( '1', '2', '2.2' ) ),
			false
		);
		$this->assertSame(
			array(
				array( 'Name', 'Topics (no longer asked)', 'Topics (no longer asked) (Boat)' ),
				array( 'Jo', 'Boat', 'boat' ),
			),
			$rows
		);
	}

	public function test_does_not_end_as_if_it_were_whole_when_the_database_says_no_more(): void {
		$silent = static fn( string $query ): string => str_contains( $query, 'form_version, status, answers' )
			? 'refused'
			: $query;
		add_filter( 'query', $silent );
		$this->expectException( ReadFailed::class );
		try {
			$this->rows( array( '1' ) );
		} finally {
			remove_filter( 'query', $silent );
		}
	}

	public function test_of_several_forms_tells_what_they_all_have(): void {
		$offered = $this->export()->availableColumns( array() );
		$this->assertArrayHasKey( 'date_created', $offered );
		$this->assertArrayNotHasKey( '1', $offered );
	}

	/**
	 * @param list<string> $columns
	 * @return list<list<string>>
	 */
	private function rows( array $columns ): array {
		return iterator_to_array( $this->export()->rows( $this->all(), $columns ), false );
	}

	private function all(): EntryCriteria {
		return new EntryCriteria( formNumbers: array( $this->form->id() ), limit: 1 );
	}

	private function export(): EntryExport {
		return Inside::get( EntryExport::class );
	}
}
