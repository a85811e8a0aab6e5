<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress;

use Atoll\Forms\Mail\Mail;
use Atoll\Forms\Mail\MailProvider;
use Atoll\Forms\Mail\Message;
use Atoll\Forms\Mail\Outbox;
use Atoll\Platform\Access\Errand;
use Atoll\Platform\Access\Secret;
use Atoll\Tests\WordPress\Support\BusyServer;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The request by which the site sends its mail where PHP cannot answer first. */
final class ErrandTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		( new Outbox( $this->mailQueue(), static fn() => null ) )->queue( new Message( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' ), 7, 3 );
	}

	public function test_the_sites_own_signature_sends_what_waits(): void {
		$this->ask( time() );
		$this->assertSame( Mail::SENT, $this->mailQueue()->ofEntry( 7 )[0]->status );
	}

	public function test_nobody_elses_does_and_none_that_is_old(): void {
		$this->ask( time(), str_repeat( '0', 64 ) );
		$this->ask( time() - 61 );
		$this->assertSame( Mail::WAITING, $this->mailQueue()->ofEntry( 7 )[0]->status );
	}

	public function test_a_server_that_is_too_busy_to_take_it_at_once_gets_it_all_the_same(): void {
		$server  = new BusyServer();
		$address = static fn( string $url, string $path ): string => $server->url . '/' . $path;
		add_filter( 'admin_url', $address, 10, 2 );
		$began = microtime( true );
		( new Errand( MailProvider::DELIVER, new Secret(), static fn() => null ) )->send();
		$took = microtime( true ) - $began;
		remove_filter( 'admin_url', $address );
		$this->assertStringStartsWith( 'POST /admin-ajax.php?action=' . MailProvider::DELIVER, $server->firstLine() );
		$this->assertLessThan( 4.5, $took, 'Nobody waits for its answer.' );
	}

	private function ask( int $time, ?string $signature = null ): void {
		$query  = array(
			'action'    => MailProvider::DELIVER,
			'time'      => $time,
			'signature' => $signature ?? ( new Secret() )->sign( MailProvider::DELIVER, (string) $time ),
		);
		$answer = Http::post( '/wp-admin/admin-ajax.php?' . http_build_query( $query ), '' );
		$this->assertSame( 204, $answer->status );
	}
}
