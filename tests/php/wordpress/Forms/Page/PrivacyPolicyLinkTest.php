<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Page\Rendering\PrivacyPolicyLink;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A consent leads to the policy that it names. */
final class PrivacyPolicyLinkTest extends SiteTestCase {

	#[DataProvider( 'consents' )]
	public function test_a_consent_links_the_policy_that_it_names(
		string $words,
		string $expected,
		string $status = 'publish'
	): void {
		$policy = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_title' => 'How we keep things', 'post_status' => $status )
		);
		update_option( 'wp_page_for_privacy_policy', $policy );
		$field    = array( 'id' => 1, 'type' => 'consent', 'label' => 'Privacy', 'checkboxLabel' => $words );
		$html     = \Atoll\plugin()->forms()->html( $this->form( changes: array( 'fields' => array( $field ) ) ) );
		$link     = '<a href="' . esc_url( (string) get_permalink( $policy ) ) . '" target="_blank" rel="noopener">';
		$expected = strtr( $expected, array( '{' => $link, '}' => '<span class="screen-reader-text"> (opens in a new tab)</span></a>' ) );
		$this->assertStringContainsString( ">{$expected}</label>", $html );
	}

	public function test_a_label_that_names_no_policy_costs_no_query(): void {
		$policy = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_title' => 'How', 'post_status' => 'publish' )
		);
		update_option( 'wp_page_for_privacy_policy', $policy );
		clean_post_cache( $policy );
		$queries = get_num_queries();
		$this->assertSame( '', ( new PrivacyPolicyLink() )->addTo( 'I agree to get the newsletter.' ) );
		$this->assertSame( $queries, get_num_queries() );
	}

	/** @return iterable<string, array<string>> */
	public static function consents(): iterable {
		yield 'by its name' => array(
			'I agree, as your privacy policy says.',
			'I agree, as your {privacy policy} says.',
		);
		yield 'as it is written' => array(
			'See the <strong>Privacy Policy</strong> &amp; agree',
			'See the <strong>{Privacy Policy}</strong> &amp; agree',
		);
		yield 'once' => array( 'The privacy policy is a privacy policy.', 'The {privacy policy} is a privacy policy.' );
		yield 'not where the editor has set a link' => array(
			'The <a href="/mine/">privacy policy</a>',
			'The <a href="/mine/">privacy policy</a>',
		);
		yield 'not where none is named' => array( 'I agree to get the newsletter.', 'I agree to get the newsletter.' );
		yield 'not where there is none' => array(
			'I agree to the privacy policy.',
			'I agree to the privacy policy.',
			'draft',
		);
	}
}
