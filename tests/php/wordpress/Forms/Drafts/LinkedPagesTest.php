<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;

/** The page that a mailed link leads to: one of the site's, in no stranger's words. */
final class LinkedPagesTest extends LinkTestCase {

	public function test_a_path_that_is_no_page_brings_no_words_of_a_stranger_into_the_mail(): void {
		$query = "formid={$this->number}&formtoken={$this->token()}";
		$this->assertSame(
			home_url( "/?{$query}" ),
			$this->mailedFor( "/your-loan-is-overdue-call-0491-570-006/?{$query}" ),
			'where no page shows the form'
		);
		$this->assertSame( home_url( "/?{$query}" ), $this->mailedFor( "/?{$query}" ) );
		$page = $this->page( $this->number );
		$paths = array(
			'/your-loan-is-overdue/',
			'/x http://evil.example/win now',
			(string) wp_parse_url( $page, PHP_URL_PATH ) . 'your/loan/',
			'/wp-json/win/now',
			'/category/win-now/',
		);
		foreach ( $paths as $path ) {
			$this->assertSame( "{$page}?{$query}", $this->mailedFor( "{$path}?{$query}" ), $path );
		}
	}

	public function test_a_number_in_the_query_finds_out_no_pages_address(): void {
		$query  = "formid={$this->number}&formtoken={$this->token()}";
		$hidden = url_to_postid( $this->page( 999999 ) );
		wp_update_post( array( 'ID' => $hidden, 'post_status' => 'private', 'post_name' => 'takeover-of-a-rival' ) );
		$page = $this->page( $this->number );
		$this->assertSame( "{$page}?{$query}", $this->mailedFor( "/x/?page_id={$hidden}&{$query}" ) );
		$this->assertSame( "{$page}?{$query}", $this->mailedFor( "/takeover-of-a-rival/?{$query}" ) );
	}

	public function test_another_page_of_the_site_is_kept_since_a_form_may_open_above_it(): void {
		$query = "formid={$this->number}&formtoken={$this->token()}";
		$this->page( $this->number );
		$other = $this->page( 999999 );
		$this->assertSame(
			"{$other}?{$query}",
			$this->mailedFor( wp_parse_url( $other, PHP_URL_PATH ) . "?{$query}" )
		);
	}

	public function test_where_addresses_are_plain_it_leads_to_the_page_of_the_form(): void {
		global $wp_rewrite;
		$pretty = $wp_rewrite->permalink_structure;
		$wp_rewrite->set_permalink_structure( '' );
		try {
			$page  = (int) url_to_postid( $this->page( $this->number ) );
			$query = "formid={$this->number}&formtoken={$this->token()}";
			$link  = home_url( "/?page_id={$page}&{$query}" );
			$this->assertSame( $link, $this->mailedFor( "/?page_id={$page}&{$query}" ) );
			$this->assertSame( $link, $this->mailedFor( "/?page_id=999999&{$query}" ), 'a page that is not there' );
			$this->assertSame( home_url( "/?{$query}" ), $this->mailedFor( "/?page_id=x&{$query}" ) );
		} finally {
			$wp_rewrite->set_permalink_structure( $pretty );
		}
	}

	/** The only link of the mail that is sent for an address of this site. */
	private function mailedFor( string $path ): string {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . LoginAttemptTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . MailTable::NAME );
		$this->assertSame( 200, $this->link( home_url( $path ) )->get_status() );
		$mail = $this->mail();
		$this->assertSame(
			1,
			preg_match( '~^https?://\S+$~m', (string) $mail?->text, $matches ),
			(string) $mail?->text
		);
		$this->assertSame( 0, preg_match( '~loan|evil|win~', $mail?->text . $mail?->html ) );
		return $matches[0];
	}
}
