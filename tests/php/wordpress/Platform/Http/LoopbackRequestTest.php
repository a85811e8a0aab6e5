<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Http;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailProvider;
use Atoll\Forms\Mail\Queue\MailSchedule;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Http\LoopbackRequest;
use Atoll\Tests\WordPress\Support\Http\BusyServer;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The request by which the site sends its mail where PHP cannot answer first. */
final class LoopbackRequestTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( MailSchedule::HEARD );
		$this->mailQueue()->queue(
			new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' ),
			7,
			3
		);
	}

	protected function tearDown(): void {
		wp_cache_flush();
		delete_option( MailSchedule::HEARD );
		parent::tearDown();
	}

	public function test_the_sites_own_signature_sends_what_waits(): void {
		$this->assertFalse( $this->isHeard() );
		$this->ask( time() );
		$this->assertSame( QueuedMail::SENT, $this->mailRepository()->ofEntry( 7 )[0]->status );
		$this->assertTrue( $this->isHeard() );
	}

	public function test_nobody_elses_does_and_none_that_is_old(): void {
		$this->ask( time(), str_repeat( '0', 64 ) );
		$this->ask( time() - 61 );
		$this->assertSame( QueuedMail::WAITING, $this->mailRepository()->ofEntry( 7 )[0]->status );
		$this->assertFalse( $this->isHeard() );
	}

	public function test_a_server_that_is_too_busy_to_take_it_at_once_gets_it_all_the_same(): void {
		$server  = new BusyServer();
		$address = static fn( string $url, string $path ): string => $server->url . '/' . $path;
		add_filter( 'admin_url', $address, 10, 2 );
		$began = microtime( true );
		( new LoopbackRequest( MailProvider::DELIVER, self::signer(), static fn() => null ) )->send();
		$took = microtime( true ) - $began;
		remove_filter( 'admin_url', $address );
		$this->assertStringStartsWith( 'POST /admin-ajax.php?action=' . MailProvider::DELIVER, $server->firstLine() );
		$this->assertLessThan( 4.5, $took, 'Nobody waits for its answer.' );
	}

	/** As another process has written it. */
	private function isHeard(): bool {
		wp_cache_flush();
		return false !== get_option( MailSchedule::HEARD );
	}

	private function ask( int $time, ?string $signature = null ): void {
		$query  = array(
			'action'    => MailProvider::DELIVER,
			'time'      => $time,
			'signature' => $signature ?? self::signer()->sign( MailProvider::DELIVER, (string) $time ),
		);
		$answer = Http::post( '/wp-admin/admin-ajax.php?' . http_build_query( $query ), '' );
		$this->assertSame( 204, $answer->status );
	}
}
