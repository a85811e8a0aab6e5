<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use WP_HTML_Tag_Processor;

/** A portal whose pages are made from their patterns, and lie where its owner likes. */
final class PatternPagesTest extends ApplicationPagesTestCase {

	private string $profile;

	protected function setUp(): void {
		parent::setUp();
		$pages = array();
		foreach ( array( 'login', 'dashboard', 'application', 'profile' ) as $name ) {
			$pages[ "{$name}Page" ] = $this->portalPage( $this->pattern( $name ), 'login' !== $name );
		}
		update_option( 'atoll_portal', $pages );
		$this->dashboard   = (string) get_permalink( $pages['dashboardPage'] );
		$this->application = (string) get_permalink( $pages['applicationPage'] );
		$this->profile     = (string) get_permalink( $pages['profilePage'] );
	}

	public function test_they_lead_to_each_other(): void {
		$links = array(
			$this->dashboard                => array( 'Your details, password and data', $this->profile ),
			$this->url( $this->entry->id )  => array( 'Your applications', $this->dashboard ),
			$this->profile                  => array( 'Your applications', $this->dashboard ),
		);
		foreach ( $links as $page => list( $text, $address ) ) {
			$this->assertSame( array( $address ), $this->addresses( $page, $text ), $page );
		}
	}

	public function test_a_page_that_is_not_named_is_not_led_to(): void {
		update_option( 'atoll_portal', array() );
		$this->assertSame( array(), $this->addresses( $this->dashboard, 'Your details, password and data' ) );
		$this->assertSame( array(), $this->addresses( $this->profile, 'Your applications' ) );
		$this->assertSame( array(), $this->addresses( $this->url( $this->entry->id ), 'Your applications' ) );
	}

	private function pattern( string $name ): string {
		ob_start();
		include WP_PLUGIN_DIR . "/atoll/theme/atoll/patterns/portal-{$name}.php";
		return (string) ob_get_clean();
	}

	/** @return list<string> Of the page's links with that text. */
	private function addresses( string $page, string $text ): array {
		$answer = $this->as( $this->client, $page );
		$this->assertSame( 200, $answer->status );
		$main      = substr( $answer->body, (int) strpos( $answer->body, '<main' ) );
		$processor = new WP_HTML_Tag_Processor( substr( $main, 0, (int) strpos( $main, '</main>' ) ) );
		$addresses = array();
		while ( $processor->next_tag( 'A' ) ) {
			$address = (string) $processor->get_attribute( 'href' );
			$processor->next_token();
			if ( $text === $processor->get_modifiable_text() ) {
				$addresses[] = $address;
			}
		}
		return $addresses;
	}
}
