<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;

/** Files of one's own applications, and of nobody else's. */
final class ApplicationFilesTest extends ApplicationPagesTestCase {

	private string $file;
	private int $number;

	protected function setUp(): void {
		parent::setUp();
		list( $this->number, $this->file ) = $this->withFile( $this->client );
	}

	public function test_the_page_names_it_and_its_link_leads_to_a_signed_address_that_downloads_it(): void {
		$page = $this->as( $this->client, $this->url( $this->number ) )->body;
		$link = $this->link( $this->number, $this->file );
		$this->assertStringContainsString( $link, html_entity_decode( $page ) );
		$signed = $this->as( $this->client, $link )->header( 'Location' );
		$this->assertMatchesRegularExpression( '/expires=\d+&signature=[0-9a-f]{64}$/', $signed );
		$answer = $this->as( $this->client, $signed );
		$this->assertSame( array( 200, self::PDF ), array( $answer->status, $answer->body ) );
		$this->assertStringStartsWith( 'attachment; filename="pay.pdf"', $answer->header( 'Content-Disposition' ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
	}

	public function test_a_document_that_was_sent_later_is_there_too(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two payslips', '', $this->staff );
		$id      = $this->received( $request, $this->client );
		$this->receivedDocuments()->receive( $request, array( $id ), $this->visitor( $this->client ) );
		$link = $this->link( $this->entry->id, $id );
		$this->assertStringContainsString(
			$link,
			html_entity_decode( $this->as( $this->client, $this->url( $this->entry->id ) )->body )
		);
		$this->assertSame( 302, $this->as( $this->client, $link )->status );
	}

	public function test_its_headers_alone_may_be_asked_for(): void {
		$browser = Browser::of( $this->client );
		$signed  = $browser->get( $this->link( $this->number, $this->file ) )->header( 'Location' );
		$answer  = Http::head(
			$signed,
			array( 'Cookie: ' . LOGGED_IN_COOKIE . '=' . $browser->cookies[ LOGGED_IN_COOKIE ] )
		);
		$this->assertSame(
			array( 200, (string) strlen( self::PDF ), '' ),
			array( $answer->status, $answer->header( 'Content-Length' ), $answer->body )
		);
	}

	public function test_a_signed_address_ends_after_a_quarter_of_an_hour_and_is_renewed_for_its_owner_alone(): void {
		$links = new UploadLinks( self::signer(), static fn() => time() - 901 );
		$over  = $links->forUser( $this->url( $this->number ), $this->file, $this->client );
		$fresh = $this->as( $this->client, $over );
		$this->assertSame( 302, $fresh->status );
		$this->assertNotSame( $over, $fresh->header( 'Location' ) );
		$this->assertSame( 200, $this->as( $this->client, $fresh->header( 'Location' ) )->status );
		$this->assertNotFound( $this->as( $this->other, $over ) );
	}

	public function test_an_address_that_was_passed_on_opens_nothing(): void {
		$signed = $this->as( $this->client, $this->link( $this->number, $this->file ) )->header( 'Location' );
		$this->assertNotFound( $this->as( $this->other, $signed ) );
		$this->assertNotFound( $this->as( $this->staff->userId(), $signed ) );
		$this->assertSame( 302, Http::get( $signed )->status, 'a visitor is sent to log in' );
		$this->assertStringNotContainsString( self::PDF, Http::get( $signed )->body );
		// Even with an application of their own the other's file is not theirs, whoever it was signed for.
		list( $own ) = $this->withFile( $this->other );
		$links       = new UploadLinks( self::signer(), time( ... ) );
		$this->assertNotFound(
			$this->as( $this->other, $links->forUser( $this->url( $own ), $this->file, $this->other ) )
		);
		$this->assertNotFound(
			$this->as( $this->other, $links->forUser( $this->url( $own ), $this->file, $this->client ) )
		);
	}

	public function test_a_file_that_is_not_there_and_one_of_somebody_else_are_one_answer(): void {
		list( $own, $file ) = $this->withFile( $this->other );
		$theirs             = $this->as( $this->other, $this->link( $own, $this->file ) );
		$nones              = $this->as( $this->other, $this->link( $own, str_repeat( 'a', 32 ) ) );
		$this->assertNotFound( $theirs );
		$this->assertSame( $this->portal( $nones->body ), $this->portal( $theirs->body ) );
		$this->files()->delete( (string) $this->find( $file )?->storedName );
		$signed = $this->as( $this->other, $this->link( $own, $file ) )->header( 'Location' );
		$this->assertNotFound( $this->as( $this->other, $signed ) );
	}

	public function test_what_was_signed_for_mail_is_not_what_was_signed_for_a_client(): void {
		$links  = new UploadLinks( self::signer(), time( ... ) );
		$signed = array();
		wp_parse_str(
			(string) wp_parse_url(
				$links->forUser( $this->url( $this->number ), $this->file, $this->client ),
				PHP_URL_QUERY
			),
			$signed
		);
		$this->assertTrue(
			$links->isForUser( $this->file, $this->client, (int) $signed['expires'], $signed['signature'] )
		);
		$this->assertFalse(
			$links->isForUser( $this->file, $this->other, (int) $signed['expires'], $signed['signature'] )
		);
		$this->assertFalse( $links->isSigned( $this->file, (int) $signed['expires'], $signed['signature'] ) );
	}

	private function assertNotFound( HttpAnswer $answer ): void {
		$this->assertSame( 404, $answer->status );
		$this->assertStringContainsString( 'We could not find this application.', $answer->body );
	}

	private function link( int $entry, string $file ): string {
		return add_query_arg( 'file', $file, $this->url( $entry ) );
	}

	/** @return array{int, string} An entry of theirs, and the id of its file. */
	private function withFile( int $user ): array {
		$form = $this->uploadForm();
		$key  = bin2hex( random_bytes( 10 ) );
		$id   = $this->uploaded( $form, 'pay.pdf', self::PDF, self::ONE, $key );
		wp_set_current_user( $user );
		$reply = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array(
				'input_1'              => 'Jo',
				'gform_unique_id'      => $key,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $id ) ) ),
			)
		);
		wp_set_current_user( 0 );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return array( Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id, $id );
	}
}
