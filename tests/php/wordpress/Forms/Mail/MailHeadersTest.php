<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Whatever is answered, nothing of it becomes a header, a recipient, or a line that mail servers cut. */
final class MailHeadersTest extends SiteTestCase {

	use WithMailServer;

	private const BAD = array(
		"Jo\r\nBcc: all@example.com",
		"Jo\nBcc: all@example.com\n\n<html>",
		"Jo\u{2028}Bcc: all@example.com",
		'Jo" <all@example.com>, "x',
		'=?utf-8?Q?Jo=0ABcc:_all@example.com?=',
		"Jo\0Bcc: all@example.com",
		'Zoë Nguyễn 李 🏦',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->server = new MailServer( 'take' );
	}

	public function test_hostile_names_become_neither_headers_nor_recipients(): void {
		$number = $this->make();
		foreach ( self::BAD as $bad ) {
			$reply = $this->post(
				"/gf/v2/forms/{$number}/submissions",
				array( 'input_1' => $bad, 'input_2' => 'jo@example.com' )
			);
			$this->assertContains( $reply->get_status(), array( 200, 400 ), $bad );
		}
		$this->deliver();
		$this->assertGreaterThan( 3, count( $this->server->taken() ) );
		foreach ( $this->server->taken() as $mail ) {
			$this->assertSame( array( 'broker@example.com' ), $mail['to'] );
			$head = strstr( str_replace( "\r\n", "\n", $mail['source'] ), "\n\n", true );
			$this->assertDoesNotMatchRegularExpression( '/^(Bcc|Cc):/mi', (string) $head );
			$this->assertSame( 1, preg_match_all( '/^From:/m', (string) $head ) );
		}
	}

	public function test_no_line_is_longer_than_mail_servers_take(): void {
		$number = $this->make();
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => str_repeat( 'a', 1200 ), 'input_3' => str_repeat( 'ünd ', 2000 ) )
		);
		$this->deliver();
		list( $mail ) = $this->server->taken();
		$this->assertLessThanOrEqual(
			998,
			max( array_map( 'strlen', preg_split( '/\r?\n/', $mail['source'] ) ?: array() ) )
		);
		$this->assertTrue( mb_check_encoding( quoted_printable_decode( $mail['source'] ), 'UTF-8' ) );
	}

	public function test_unicode_arrives_in_subject_sender_and_text(): void {
		$number = $this->make();
		$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Zoë Nguyễn 李' ) );
		$this->deliver();
		$head = iconv_mime_decode_headers(
			(string) strstr( $this->server->taken()[0]['source'], "\r\n\r\n", true ),
			0,
			'UTF-8'
		);
		$this->assertSame( 'From Zoë Nguyễn 李', $head['Subject'] ?? '' );
		$this->assertStringStartsWith( 'Zoë Nguyễn 李 <', (string) ( $head['From'] ?? '' ) );
	}

	public function test_mail_of_others_in_the_same_request_has_no_name_and_patience_of_ours(): void {
		$patience = static fn() => array(
			$GLOBALS['phpmailer']->Timeout,
			$GLOBALS['phpmailer']->getSMTPInstance()->Timelimit,
		);
		$this->post( "/gf/v2/forms/{$this->make()}/submissions", array( 'input_1' => 'Jo' ) );
		wp_mail( 'owner@example.com', 'A new version is out', 'Read about it.' );
		$before = $patience();
		$this->deliver();
		wp_mail( 'owner@example.com', 'Your site was updated', 'All is well.' );
		$ids = array_map(
			static fn( array $mail ) => preg_match( '/^Message-ID: (\S+)/mi', $mail['source'], $found )
				? $found[1]
				: '',
			$this->server->taken()
		);
		$this->assertCount( 3, array_unique( array_filter( $ids ) ) );
		$this->assertSame( $before, $patience() );
	}

	private function make(): int {
		return $this->form(
			'enquiry',
			array(
				'fields'        => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message' ),
				),
				'notifications' => array(
					array(
						'id'       => 'a',
						'to'       => 'broker@example.com',
						'fromName' => '{Name:1}',
						'subject'  => 'From {Name:1}',
						'replyTo'  => '{Name:1}, {Email:2}',
						'cc'       => '{Name:1}',
					),
				),
			)
		);
	}

	private function deliver(): void {
		$this->delivery()->run( 30 );
	}
}
