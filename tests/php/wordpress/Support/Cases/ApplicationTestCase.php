<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Cases;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\Receiving\FileSignatures;
use Atoll\Forms\Uploads\Receiving\FileTypeDetector;
use Atoll\Forms\Uploads\Receiving\UploadCheck;
use Atoll\Forms\Uploads\Receiving\UploadRateLimit;
use Atoll\Forms\Uploads\Receiving\UploadReceiver;
use Atoll\Forms\Uploads\Receiving\UploadSlotLimit;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Http\PostedFile;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\DocumentUploadSlot;
use Atoll\Tests\WordPress\Support\ApplicationServices;
use Atoll\Tests\WordPress\Support\Inside;

/** A client with an application, and somebody of the broker's staff. */
abstract class ApplicationTestCase extends UploadTestCase {

	use ApplicationServices;

	protected int $client;
	protected Visitor $staff;
	protected Entry $entry;

	protected function setUp(): void {
		parent::setUp();
		$this->client = $this->user( 'atoll_client' );
		wp_update_user( array( 'ID' => $this->client, 'first_name' => 'Jo' ) );
		$this->staff = new Visitor( $this->user( 'atoll_staff' ), '203.0.113.7', 'test' );
		$this->entry = $this->entryOf( $this->client );
	}

	/** @param int $user 0 for a visitor's. */
	protected function entryOf( int $user ): Entry {
		$form = $this->form();
		wp_set_current_user( $user );
		$reply = $this->post(
			"/gf/v2/forms/{$form}/submissions",
			array(
				'input_1'         => 'Jo',
				'input_2'         => 'jo@example.com',
				'input_11_1'      => '1',
				'gform_unique_id' => bin2hex( random_bytes( 8 ) ),
			)
		);
		wp_set_current_user( 0 );
		$this->assertSame( 200, $reply->get_status() );
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->forgetMail();
		return $entry;
	}

	protected function forgetMail(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_mail" );
	}

	protected function visitor( int $user ): Visitor {
		return new Visitor( $user, '203.0.113.8', 'test' );
	}

	/** Id of a file that was received for the request, and waits to be sent. */
	protected function received( DocumentRequest $request, int $user, string $name = 'pay.pdf' ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'atoll' );
		file_put_contents( $path, self::PDF . $name );
		$receiver = new UploadReceiver(
			$this->repository(),
			$this->files(),
			new FileTypeDetector( new FileSignatures() ),
			self::signer(),
			new UploadRateLimit(
				new RateLimit( Inside::get( Queries::class ), time( ... ) ),
				new UploadSlotLimit( new RateLimit( Inside::get( Queries::class ), time( ... ) ) )
			),
			Inside::get( UploadCheck::class )
		);
		$upload   = $receiver->receive(
			( new DocumentUploadSlot( static fn() => array( 'pdf' ) ) )->create( $request, $this->visitor( $user ) ),
			$name,
			new PostedFile( $name, $path, (int) filesize( $path ) ),
			$this->visitor( $user )
		);
		unlink( $path );
		return $upload->id;
	}

	/** @return list<string> Subject and recipients of the mail that the entry caused, oldest first. */
	protected function mails( ?Entry $entry = null ): array {
		return array_map(
			static fn( $mail ) => $mail->message->subject . ' > ' . implode( ', ', $mail->message->to ),
			$this->mailRepository()->ofEntry( ( $entry ?? $this->entry )->id )
		);
	}

	protected function email( int $user ): string {
		return (string) get_userdata( $user )->user_email;
	}

	/** @return list<string> Newest first. */
	protected function history( ?Entry $entry = null ): array {
		return array_map(
			static fn( $event ) => $event->sentence,
			$this->records()->read( ( $entry ?? $this->entry )->id )->events
		);
	}

	/** @return array<string, int> Rows of every table that is written when an application changes. */
	protected function rows(): array {
		global $wpdb;
		$count = static fn( string $table ): int => (int) $wpdb->get_var(
			"SELECT COUNT(*) FROM {$wpdb->prefix}{$table}"
		);
		$rows  = array_combine(
			$tables = array( 'atoll_cases', 'atoll_document_requests', 'atoll_case_events', 'atoll_mail' ),
			array_map( $count, $tables )
		);
		return $rows + array(
			'open'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_document_requests WHERE state = 'open'" ),
			'version' => (int) $wpdb->get_var( "SELECT SUM(version) FROM {$wpdb->prefix}atoll_cases" ),
			'invited' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_invitations" ),
			'claimed' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_uploads WHERE state = 'claimed'" ),
		);
	}
}
