<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\Account\Data\DownloadDataAction;
use Atoll\Portal\Applications\Documents\DocumentRequests;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Portal\PlainForms\FileResponse;
use Atoll\Tests\WordPress\Support\Inside;

final class DataTest extends AccountTestCase {

	private const ANSWERS = array(
		'input_1'    => '=HYPERLINK("http://evil")',
		'input_2'    => 'jo@example.com',
		'input_11_1' => '1',
	);

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

	public function test_it_holds_everything_of_theirs_and_nothing_of_anybody_elses(): void {
		$this->actAs( 'atoll_client' );
		$this->send( array( 'input_1' => 'Somebody else' ) + self::ANSWERS );
		wp_set_current_user( 0 );
		$this->send( array( 'input_1' => 'A visitor' ) + self::ANSWERS );
		$user  = get_userdata( $this->actAs( 'atoll_client' ) );
		$entry = $this->send( self::ANSWERS );
		$this->send( array( 'input_1' => 'Begun', 'gform_save' => '1' ) );
		update_user_meta( $user->ID, 'atoll_phone', '0412 345 678' );
		Inside::get( DocumentRequests::class )->add(
			Inside::get( EntryRepository::class )->find( $entry ),
			'Two recent payslips',
			'',
			new Visitor( 1, '', '' )
		);
		Inside::get( StaffNotes::class )->add(
			Inside::get( EntryRepository::class )->find( $entry ),
			'Between us',
			new Visitor( 1, '', '' )
		);
		$this->mailRepository()->add(
			new MailMessage( array( 'broker@example.com' ), 'For the broker', '', '' ),
			$entry,
			$this->form
		);

		$json  = json_decode( $this->text( $this->download( 'json' ) ), true, 64, JSON_THROW_ON_ERROR );
		$parts = array_column( $json['parts'], 'records', 'part' );
		$this->assertSame( array( 'atoll-profile', 'atoll-applications', 'atoll-drafts' ), array_keys( $parts ) );
		$this->assertSame( array( 1, 1, 1 ), array_map( 'count', array_values( $parts ) ) );
		$profile = array_column( $parts['atoll-profile'][0]['facts'], 'value', 'name' );
		$this->assertSame( array( $user->user_email, '0412 345 678' ), array( $profile['Email'], $profile['Phone'] ) );
		$facts = array_column( $parts['atoll-applications'][0]['facts'], 'value', 'name' );
		$this->assertSame( '=HYPERLINK("http://evil")', $facts['Full name'] );
		$this->assertArrayHasKey( 'Document: Two recent payslips', $facts );
		$this->assertNotEmpty( $facts['Status'] );
		$all = (string) wp_json_encode( $json );
		$this->assertStringContainsString( 'We need a document from you', $all );
		$this->assertStringContainsString( 'Document requested', $all );
		$this->assertContains( 'Begun', array_column( $parts['atoll-drafts'][0]['facts'], 'value' ) );
		foreach ( array( 'Somebody else', 'A visitor', 'Between us', 'For the broker' ) as $others ) {
			$this->assertStringNotContainsString( $others, $all );
		}
	}

	public function test_mail_from_before_a_change_of_address_is_theirs_still(): void {
		$user  = get_userdata( $this->actAs( 'atoll_client' ) );
		$entry = $this->send( self::ANSWERS );
		Inside::get( DocumentRequests::class )->add(
			Inside::get( EntryRepository::class )->find( $entry ),
			'Two recent payslips',
			'',
			new Visitor( 1, '', '' )
		);
		wp_update_user( array( 'ID' => $user->ID, 'user_email' => "new-{$user->user_email}" ) );
		$this->assertStringContainsString( 'We need a document from you', $this->text( $this->download( 'json' ) ) );
	}

	public function test_a_spreadsheet_runs_no_formula(): void {
		$this->actAs( 'atoll_client' );
		$this->send( self::ANSWERS );
		$file = $this->download( 'csv' );
		$csv  = $this->text( $file );
		$this->assertMatchesRegularExpression( '/^[a-z0-9-]+-your-data-\d{4}-\d\d-\d\d\.csv$/', $file->name );
		$this->assertStringStartsWith( "\xEF\xBB\xBF", $csv );
		$this->assertSame( 1, substr_count( $csv, "\xEF\xBB\xBF" ) );
		$this->assertStringContainsString( '"Full name","\'=HYPERLINK(""http://evil"")"', $csv );
	}

	public function test_one_that_cannot_be_made_is_not_half_sent_and_can_be_asked_for_again(): void {
		$this->actAs( 'atoll_client' );
		$file = new FileResponse( 'data.csv', 'text/csv', ( static function (): iterable {
			yield 'Part,Name';
			throw new StorageFailed( 'gone' );
		} )() );
		$this->expectOutputString( '' );
		try {
			$file->stream();
			$this->fail( 'It was made.' );
		} catch ( StorageFailed ) {
			$this->assertNotSame(
				'',
				$this->text( $this->download( 'csv' ) ),
				'nothing of the first try is in the way'
			);
		}
	}

	public function test_many_applications_are_all_there(): void {
		global $wpdb;
		$user = $this->actAs( 'atoll_client' );
		$this->send( self::ANSWERS );
		$columns = 'form_number, form_version, status, fingerprint, answers, created_by, ip, user_agent, source_url, is_read, is_starred, date_created, date_updated';
		for ( $i = 0; $i < 119; $i++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}atoll_entries (idempotency_key, {$columns}) SELECT %s, {$columns} FROM {$wpdb->prefix}atoll_entries WHERE created_by = %d ORDER BY id LIMIT 1", "copy{$i}", $user ) );
		}
		$parts = array_column(
			json_decode( $this->text( $this->download( 'json' ) ), true )['parts'],
			'records',
			'part'
		);
		$this->assertCount( 120, array_unique( array_column( $parts['atoll-applications'], 'id' ) ) );
	}

	public function test_the_password_is_asked_for_and_only_known_kinds_are_made(): void {
		$this->actAs( 'atoll_client' );
		$this->assertInvalid( array( 'current_password' ), $this->download( 'csv', 'wrong' ) );
		$this->assertInvalid( array( 'current_password' ), $this->download( 'csv', '' ) );
		$this->assertInvalid( array( DownloadDataAction::FIELD ), $this->download( '../wp-config' ) );
	}

	public function test_it_is_not_made_over_and_over(): void {
		$this->actAs( 'atoll_client' );
		$this->expectException( TooManyRequests::class );
		for ( $i = 0; $i < 14; $i++ ) {
			$this->download( 'csv' );
		}
	}

	private function download( string $format, string $password = self::PASSWORD ): mixed {
		return $this->act(
			DownloadDataAction::NAME,
			array( DownloadDataAction::FIELD => $format, 'current_password' => $password )
		);
	}

	private function text( mixed $file ): string {
		$this->assertInstanceOf( FileResponse::class, $file, (string) wp_json_encode( $file ) );
		return (string) stream_get_contents( $file->stream() );
	}

	/** @return int The new entry's id; 0 for a draft. */
	private function send( array $inputs ): int {
		global $wpdb;
		$reply = $this->post( "/gf/v2/forms/{$this->form}/submissions", $inputs );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}
}
