<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Consent;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class ConsentNoticeTest extends SiteTestCase {

	private const ALL = array(
		'analyticsId'              => 'G-ABCD1234',
		'tagManagerId'             => 'GTM-ABCD',
		'pixelId'                  => '123456789',
		'conversionToken'          => 'EAAsecret',
		'accessToggleFacebookChat' => true,
		'accessFacebookChatPageId' => 'banksia.finance',
		'trustToggle'              => true,
		'trustDomain'              => 'example.com.au',
		'trustBusinessId'          => 'abc123',
		'trustTemplateId'          => 'def456',
	);

	protected function tearDown(): void {
		delete_option( 'atoll_marketing' );
		parent::tearDown();
	}

	public function test_a_site_without_such_services_asks_nothing_and_links_nowhere(): void {
		$this->assertSame( '', $this->printed() );
		$this->assertSame( '', \Atoll\plugin()->reviews()->html() );
	}

	public function test_a_link_to_chat_needs_no_leave(): void {
		update_option(
			'atoll_marketing',
			array( 'accessToggleFacebookChat' => true, 'accessFacebookChatPageId' => 'banksia.finance' )
		);
		$this->assertStringContainsString( 'href="https://m.me/banksia.finance"', $this->printed() );
		$this->assertStringNotContainsString( 'atoll-consent', $this->printed() );
	}

	public function test_the_notice_names_each_service_and_is_hidden_until_it_is_needed(): void {
		update_option( 'atoll_marketing', self::ALL );
		$html = $this->printed();
		foreach ( array( 'Google Analytics', 'Google Tag Manager', 'Meta Pixel', 'Trustpilot' ) as $vendor ) {
			$this->assertStringContainsString( $vendor, $html );
		}
		$this->assertMatchesRegularExpression( '/<section class="atoll-consent"[^>]* hidden>/', $html );
		$this->assertMatchesRegularExpression( '/data-atoll="privacy-choices" hidden>/', $html );
	}

	public function test_no_page_loads_anything_of_others_and_none_holds_the_token(): void {
		update_option( 'atoll_marketing', self::ALL );
		$html = $this->printed() . \Atoll\plugin()->reviews()->html();
		$this->assertDoesNotMatchRegularExpression( '/<(script|img|iframe|link)[^>]+(src|href)=/', $html );
		$this->assertStringNotContainsString( 'EAAsecret', $html );
	}

	public function test_other_services_are_another_question(): void {
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-ABCD1234' ) );
		$one = $this->props()['version'];
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-OTHER999' ) );
		$this->assertSame( $one, $this->props()['version'] );
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-ABCD1234', 'pixelId' => '123456789' ) );
		$this->assertNotSame( $one, $this->props()['version'] );
		$this->assertSame( get_current_blog_id(), $this->props()['site'], 'and so is another site of the network' );
	}

	public function test_calls_are_counted_only_where_pixel_and_token_are_set(): void {
		update_option( 'atoll_marketing', array( 'pixelId' => '123456789' ) );
		$this->assertArrayNotHasKey( 'conversion', $this->props() );
		update_option( 'atoll_marketing', array( 'pixelId' => '123456789', 'conversionToken' => 'EAAsecret' ) );
		$this->assertStringEndsWith(
			's1t2/v1/conversion',
			strtr( (string) $this->props()['conversion'], array( '%2F' => '/' ) )
		);
	}

	private function printed(): string {
		ob_start();
		do_action( 'wp_body_open' );
		do_action( 'atoll_footer_links' );
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private function props(): array {
		$tags = new \WP_HTML_Tag_Processor( $this->printed() );
		while ( $tags->next_tag( 'DIV' ) && 'consent' !== $tags->get_attribute( 'data-enhance' ) ) {
			continue;
		}
		return (array) json_decode( (string) $tags->get_attribute( 'data-props' ), true );
	}
}
