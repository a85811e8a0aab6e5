<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Entries with files, as a file for spreadsheets. */
final class ExportOfFilesTest extends SiteTestCase {

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		$fields     = array( array( 'id' => 6, 'type' => 'fileupload', 'label' => 'Payslip' ) );
		$number     = $this->form( 'enquiry', array( 'fields' => $fields ) );
		$this->form = Inside::get( FormRepository::class )->find( $number ) ?? $this->fail( 'no form' );
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_uploads" );
		parent::tearDown();
	}

	public function test_files_are_told_by_their_names_and_deleted_ones_by_their_ids(): void {
		$this->store( 'a', 'pay.pdf' );
		$this->store( 'b', '' );
		$this->assertSame( array( array( 'Payslip' ), array( 'pay.pdf' ), array( md5( 'b' ) ) ), $this->rows() );
	}

	public function test_names_of_many_entries_files_are_asked_for_once(): void {
		global $wpdb;
		$this->store( 'a', 'first.pdf' );
		$this->rows(); // What is read once for each request is read.
		$before = $wpdb->num_queries;
		$this->rows();
		$ofOne = $wpdb->num_queries - $before;
		$this->store( 'b', 'second.pdf' );
		$this->store( 'c', 'third.pdf' );
		$before = $wpdb->num_queries;
		$rows   = $this->rows();
		$this->assertSame( $ofOne, $wpdb->num_queries - $before );
		$names = array( 'Payslip', 'first.pdf', 'second.pdf', 'third.pdf' );
		$this->assertSame( $names, array_column( $rows, 0 ) );
	}

	/** @param string $name Of its file; empty for one that was deleted. */
	private function store( string $key, string $name ): void {
		global $wpdb;
		$entry = Inside::get( SubmittedEntries::class )->insert(
			new NewEntry(
				$this->form,
				array( '6' => (string) wp_json_encode( array( md5( $key ) ) ) ),
				new Submission( $this->form->id(), array(), $key, new Visitor( 0, '', '' ), '' )
			)
		);
		if ( '' !== $name ) {
			$wpdb->insert(
				"{$wpdb->prefix}atoll_uploads",
				array(
					'public_id'   => md5( $key ),
					'stored_name' => md5( $key ),
					'form_number' => $this->form->id(),
					'field_id'    => 6,
					'unique_hash' => '',
					'name'        => $name,
					'size'        => 1,
					'state'       => 'claimed',
					'entry_id'    => $entry->id,
					'created_at'  => 1,
					'touched_at'  => 1,
				)
			);
		}
	}

	/** @return list<list<string>> The headings first. */
	private function rows(): array {
		$criteria = new EntryCriteria(
			formNumbers: array( $this->form->id() ),
			order: new EntryOrder( 'id', ascending: true )
		);
		return iterator_to_array( Inside::get( EntryExport::class )->rows( $criteria, array( '6' ) ), false );
	}
}
