<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\DataProvider;

/** The link that is mailed: to any address, with fixed words, and never for a stranger's purposes. */
final class LinkTest extends LinkTestCase {

	public function test_it_is_mailed_with_the_link_made_by_the_server(): void {
		$token = $this->token();
		$page  = $this->page( $this->number );
		$reply = $this->link( "{$page}?formid={$this->number}&formtoken={$token}&evil=<script>#x" );
		$this->assertSame( array( 200, 'success' ), array( $reply->get_status(), $reply->get_data() ) );
		$this->assertSame( '', RestContract::complaint( 'atoll/drafts-link', $reply->get_data() ) );
		$mail = $this->mail();
		$this->assertSame( array( 'jo@example.com' ), $mail?->to );
		$this->assertSame( 'Your saved form: Enquiry', $mail?->subject );
		$this->assertStringContainsString( "{$page}?formid={$this->number}&formtoken={$token}\n", $mail?->text );
		$this->assertStringNotContainsString( 'evil', $mail?->text . $mail?->html );
		$this->assertTrue( $mail?->secret, 'its words are forgotten once it is sent' );
	}

	#[DataProvider( 'refusals' )]
	public function test_what_it_refuses_sends_nothing(
		int $status,
		string $code,
		string $url,
		string $email = 'jo@example.com'
	): void {
		$token = $this->token();
		$reply = $this->link(
			strtr( $url, array( 'HOME' => home_url(), 'FORM' => (string) $this->number, 'TOKEN' => $token ) ),
			$email
		);
		$this->assertSame( array( $status, $code ), array( $reply->get_status(), $reply->get_data()['code'] ) );
		$this->assertSame( '', RestContract::complaint( 'error', $reply->get_data() ) );
		$this->assertNull( $this->mail() );
	}

	/** @return array<string, list<int|string>> */
	public static function refusals(): array {
		$link = 'HOME/enquire/?formid=FORM&formtoken=TOKEN';
		return array(
			'another site'        => array(
				400,
				'atoll_resume_url_invalid',
				'https://evil.example/?formid=FORM&formtoken=TOKEN',
			),
			'a user in front'     => array(
				400,
				'atoll_resume_url_invalid',
				'http://evil@example.com/?formid=FORM&formtoken=TOKEN',
			),
			'no scheme'           => array(
				400,
				'atoll_resume_url_invalid',
				'//evil.example/?formid=FORM&formtoken=TOKEN',
			),
			'a script'            => array( 400, 'atoll_resume_url_invalid', 'javascript:alert(1)' ),
			'nothing'             => array( 400, 'atoll_resume_url_invalid', '' ),
			'an unknown token'    => array( 404, 'draft_not_found', 'HOME/enquire/?formid=FORM&formtoken=x' ),
			'another form'        => array( 404, 'draft_not_found', 'HOME/enquire/?formid=99999&formtoken=TOKEN' ),
			'no token'            => array( 404, 'draft_not_found', 'HOME/enquire/' ),
			'no address'          => array( 400, 'atoll_email_invalid', $link, '' ),
			'several addresses'   => array( 400, 'atoll_email_invalid', $link, 'a@example.com,b@example.com' ),
			'an endless address'  => array(
				400,
				'atoll_email_invalid',
				$link,
				'a@' . str_repeat( 'b.', 50 ) . 'example',
			),
			'an endless link'     => array( 400, 'atoll_resume_url_invalid', $link . '&a=' . str_repeat( 'b', 2000 ) ),
			'a header'            => array( 400, 'atoll_email_invalid', $link, "a@example.com\r\nBcc: b@example.com" ),
		);
	}

	public function test_one_address_may_ask_five_times_a_minute(): void {
		$url = home_url( "/?formid={$this->number}&formtoken={$this->token()}" );
		SpentLimit::set( 'drafts/link', 4 );
		$this->assertSame( 200, $this->link( $url )->get_status() );
		SpentLimit::set( 'drafts/link', 5 );
		$reply = $this->link( $url );
		$this->assertSame( 429, $reply->get_status() );
		$this->assertArrayHasKey( 'Retry-After', $reply->get_headers() );
	}

	public function test_a_mailbox_gets_few_of_these_mails_of_however_many_drafts(): void {
		global $wpdb;
		for ( $i = 0; $i < 6; $i++ ) {
			$statuses[] = $this->link(
				home_url( "/?formid={$this->number}&formtoken={$this->token()}" )
			)->get_status();
			$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		}
		$this->assertSame( array( 200, 200, 200, 200, 200, 429 ), $statuses );
	}

	public function test_one_draft_mails_ten_times_and_no_more(): void {
		global $wpdb;
		$url = home_url( "/?formid={$this->number}&formtoken={$this->token()}" );
		$this->change( 'links', '9' );
		$this->assertSame( 200, $this->link( $url )->get_status() );
		$this->assertSame( 429, $this->link( $url )->get_status() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$reply = $this->link( $url );
		$this->assertSame(
			array( 429, 'atoll_link_mailed_enough' ),
			array( $reply->get_status(), $reply->get_data()['code'] )
		);
		$this->assertStringContainsString( 'copy the link above', $reply->get_data()['message'] );
		$this->assertStringNotContainsString( 'wait', $reply->get_data()['message'], 'which would not help' );
		$this->assertArrayNotHasKey( 'Retry-After', $reply->get_headers() );
	}
}
