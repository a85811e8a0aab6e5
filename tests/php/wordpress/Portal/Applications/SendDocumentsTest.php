<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\SendDocumentsAction;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** The form that sends a document, as a browser without JavaScript posts it. */
final class SendDocumentsTest extends ApplicationTestCase {

	private const NAMES = array( 'pay.pdf', 'june.pdf' );

	private DocumentRequest $request;
	private Browser $browser;

	protected function setUp(): void {
		parent::setUp();
		$this->request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$this->browser = Browser::of( $this->client );
		$this->forgetMail();
	}

	public function test_a_client_sends_files_and_is_thanked(): void {
		$answer = $this->sendFiles( self::NAMES );
		$this->assertSame( 303, $answer->status, $answer->body );
		$this->assertStringContainsString( 'atoll_done=documents-sent', $answer->head );
		$this->assertSame( self::NAMES, array_column( $this->currentRequest()->files, 'name' ) );
		$this->assertSame(
			array( DocumentRequest::RECEIVED, 2 ),
			array( $this->currentRequest()->state, $this->rows()['claimed'] )
		);
		$this->assertSame( 303, $this->sendFiles( self::NAMES )->status, 'the same again' );
		$this->assertSame( array( 2, 1 ), array( $this->rows()['claimed'], $this->rows()['atoll_mail'] ) );
		$this->assertSame( 303, $this->sendFiles( array( 'other.pdf' ) )->status, 'one more afterwards' );
		$this->assertSame( array( 3, 2 ), array( $this->rows()['claimed'], $this->rows()['atoll_mail'] ) );
	}

	public function test_twenty_posts_at_once_are_one(): void {
		$answers = $this->browser->postAtOnce(
			20,
			'/',
			$this->body( self::NAMES ),
			'multipart/form-data; boundary=atoll'
		);
		$this->assertSame(
			array( 303 ),
			array_values( array_unique( array_map( static fn( $answer ) => $answer->status, $answers ) ) )
		);
		$this->assertSame(
			array( 2, 1, 2, 2 ),
			array(
				$this->rows()['claimed'],
				$this->rows()['atoll_mail'],
				$this->rows()['atoll_case_events'],
				$this->countFiles(),
			)
		);
	}

	public function test_what_cannot_be_taken_is_said_and_nothing_is_sent(): void {
		foreach ( array(
			array( array(), 422 ),
			array( array_map( static fn( int $n ) => "{$n}.pdf", range( 1, 11 ) ), 422 ),
			array( array( 'pay.pdf', 'virus.exe' ), 422 ),
			array( array( 'photo.jpg' ), 422 ), // Which is a PDF.
			array( array( 'pay.php.pdf' ), 422 ),
		) as list( $names, $status ) ) {
			$this->assertSame( $status, $this->sendFiles( $names )->status, implode( ', ', $names ) );
		}
		$this->assertTrue( $this->currentRequest()->isOpen() );
		$this->assertSame( array( 0, 0 ), array( $this->rows()['claimed'], $this->rows()['atoll_mail'] ) );
	}

	public function test_only_the_client_can_send_and_nobody_learns_what_there_is(): void {
		$foreign   = $this->request;
		$withdrawn = $this->documentRequests()->add( $this->entry, 'ID', '', $this->staff );
		$this->documentRequests()->withdraw( $withdrawn, $this->staff, mails: false );
		$this->forgetMail();
		$before = $this->rows();
		foreach ( array( 'atoll_client', 'subscriber', 'atoll_staff', 'editor', 'administrator' ) as $role ) {
			$user    = $this->user( $role );
			$browser = Browser::of( $user );
			$pages   = array();
			$wrong = array(
				array( $foreign->id, $this->entry->id ),
				array( $foreign->id + 5000, $this->entry->id ),
				array( $foreign->id, $this->entry->id + 5000 ),
				array( 0, 0 ),
			);
			foreach ( $wrong as $ids ) {
				$answer  = $this->sendFiles( self::NAMES, $ids, $browser, $user );
				$pages[] = $answer->status
					. preg_replace( '/nonce":"\w+"|[a-f0-9]{10,}|"(?:exp|now)":\d+/', '', $answer->body );
			}
			$this->assertStringStartsWith( '404', $pages[0], $role );
			$this->assertCount( 1, array_unique( $pages ), "one answer, to {$role}" );
		}
		$this->assertSame( 403, $this->sendFiles( self::NAMES, browser: new Browser(), user: 0 )->status, 'a visitor' );
		$this->assertSame(
			404,
			$this->sendFiles( self::NAMES, array( $withdrawn->id, $this->entry->id ) )->status,
			'withdrawn'
		);
		$this->assertSame(
			403,
			$this->browser->post( '/', array( 'atoll_nonce' => 'made-up' ) + $this->fields() )->status,
			'not meant'
		);
		$this->assertSame(
			403,
			$this->browser->post( '/', $this->fields(), array( 'Sec-Fetch-Site: cross-site' ) )->status,
			'from elsewhere'
		);
		$this->assertSame( array( $before, 0 ), array( $this->rows(), $this->countFiles() ) );
	}

	public function test_more_than_php_takes_is_said(): void {
		$this->assertSame(
			413,
			$this->browser->post(
				'/',
				array(
					'files[0]' => new \CURLStringFile( str_repeat( '0', 79 * 1048576 ), 'a.pdf' ),
					'files[1]' => new \CURLStringFile( str_repeat( '0', 1048476 ), 'b.pdf' ),
				) + $this->fields()
			)->status
		);
	}

	private function currentRequest(): DocumentRequest {
		$request = $this->documentRequests()->find( $this->request->id, $this->entry->id );
		$this->assertNotNull( $request );
		return $request;
	}

	/** @param array{int, int}|null $ids Of the request and its entry. */
	private function sendFiles(
		array $names,
		?array $ids = null,
		?Browser $browser = null,
		?int $user = null
	): HttpAnswer {
		$files = array();
		foreach ( $names as $index => $name ) {
			$files[ "files[{$index}]" ] = new \CURLStringFile( self::PDF . $name, $name );
		}
		return ( $browser ?? $this->browser )->post( '/', $this->fields( $ids, $browser, $user ) + $files );
	}

	/** @return array<string, string> */
	private function fields( ?array $ids = null, ?Browser $browser = null, ?int $user = null ): array {
		return array(
			'atoll_action' => SendDocumentsAction::NAME,
			'atoll_of'     => (string) ( $ids[0] ?? $this->request->id ),
			'entry'        => (string) ( $ids[1] ?? $this->entry->id ),
			'atoll_nonce'  => ( $browser ?? $this->browser )->nonce( $user ?? $this->client, 'atoll_form' ),
		);
	}

	private function body( array $names ): string {
		$body = '';
		foreach ( $this->fields() as $name => $value ) {
			$body .= "--atoll\r\nContent-Disposition: form-data; name=\"{$name}\"\r\n\r\n{$value}\r\n";
		}
		foreach ( $names as $name ) {
			$body .= "--atoll\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"{$name}\"\r\nContent-Type: application/pdf\r\n\r\n" . self::PDF . "{$name}\r\n";
		}
		return $body . "--atoll--\r\n";
	}
}
