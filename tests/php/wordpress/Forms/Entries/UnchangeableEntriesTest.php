<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** A form stops keeping entries for their owners while one of them has theirs open. */
final class UnchangeableEntriesTest extends UploadTestCase {

	private int $number;

	/** @var array<string, string> What the owner sends, their file included. */
	private array $sent;

	private int $entry;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->number = $this->uploadForm( more: array( 'entrySave' => true ) );
		$this->actAs( 'subscriber' );
		$files      = array( 'input_6' => array( $this->uploaded( $this->number ) ) );
		$this->sent = array( 'input_1' => 'Jo', 'gform_uploaded_files' => $this->fileList( $files ) );
		$this->assertSame( 200, $this->sendAs( array( 'gform_unique_id' => self::KEY ) )->get_status() );
		$this->entry = (int) $wpdb->get_var( "SELECT MAX( id ) FROM {$wpdb->prefix}atoll_entries" );
		Inside::get( FormWriter::class )->update(
			$this->number,
			array(
				'title'  => 'Documents',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
					array( 'id' => self::ONE, 'kind' => 'fileupload', 'label' => 'Payslip' ),
				),
			)
		);
	}

	public function test_their_page_says_so_and_makes_no_second_entry(): void {
		$reply = $this->sendAs( array( 'update_entry_id' => $this->entry, 'atoll_entry_version' => '1' ) );
		$this->assertSame(
			array( 409, 'atoll_entry_unchangeable' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
		$this->assertStringContainsString( 'Send again', $reply->get_data()['message'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_client_that_only_names_the_entry_is_asked_for_its_file_again(): void {
		$reply = $this->sendAs( array( 'update_entry_id' => $this->entry ) );
		$told  = (string) wp_json_encode( $reply->get_data() );
		$this->assertSame( 400, $reply->get_status(), $told );
		$this->assertStringContainsString( 'We no longer have the file', $told );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_it_is_sent_as_something_new_with_its_file_chosen_again(): void {
		$again = array( 'update_entry_id' => '', 'atoll_entry_version' => '1', 'gform_unique_id' => 'another0filling' );
		$this->assertStringContainsString(
			'We no longer have the file',
			(string) wp_json_encode( $this->sendAs( $again )->get_data() )
		);
		$files = array( 'input_6' => array( $this->uploaded( $this->number, key: 'another0filling' ) ) );
		$this->assertSame(
			200,
			$this->sendAs( array( 'gform_uploaded_files' => $this->fileList( $files ) ) + $again )->get_status()
		);
		$this->assertSame( 2, $this->countEntries() );
	}

	/** @param array<string, mixed> $more */
	private function sendAs( array $more ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->number}/submissions", $more + $this->sent );
	}
}
