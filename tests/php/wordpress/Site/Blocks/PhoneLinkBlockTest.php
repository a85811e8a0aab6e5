<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class PhoneLinkBlockTest extends SiteTestCase {

	private mixed $company;

	protected function setUp(): void {
		parent::setUp();
		$this->company = get_option( 'atoll_company' );
		update_option( 'atoll_company', array( 'phone' => '1800 975 707' ) );
	}

	protected function tearDown(): void {
		false === $this->company ? delete_option( 'atoll_company' ) : update_option( 'atoll_company', $this->company );
		parent::tearDown();
	}

	public function test_it_dials_the_companys_number_and_says_it(): void {
		$html = $this->html( array() );
		$this->assertStringContainsString( 'href="tel:1800975707"', $html );
		$this->assertSame( '1800 975 707', trim( wp_strip_all_tags( $html ) ) );
	}

	public function test_it_dials_a_number_of_its_own_with_words_before_it(): void {
		$html = $this->html( array( 'phone' => '(02) 5550 0142', 'label' => 'Call <b>us</b> on' ) );
		$this->assertStringContainsString( 'href="tel:+61255500142"', $html );
		$this->assertSame( 'Call us on (02) 5550 0142', trim( wp_strip_all_tags( $html ) ) );
	}

	public function test_the_telephone_beside_it_is_silent_and_may_be_left_out(): void {
		$this->assertMatchesRegularExpression( '~<svg[^>]* aria-hidden="true"~', $this->html( array() ) );
		$this->assertStringNotContainsString( '<svg', $this->html( array( 'hasIcon' => false ) ) );
	}

	#[DataProvider( 'dead' )]
	public function test_a_number_that_cannot_be_dialled_is_no_link( string $phone ): void {
		$this->assertSame( '', $this->html( array( 'phone' => $phone ) ) );
	}

	/** @return array<string, array{string}> */
	public static function dead(): array {
		return array(
			'words'          => array( 'call us' ),
			'a script'       => array( 'javascript:alert(1)' ),
			'too few digits' => array( '9876' ),
		);
	}

	public function test_without_any_number_there_is_no_link(): void {
		update_option( 'atoll_company', array() );
		$this->assertSame( '', $this->html( array() ) );
	}

	/** @param array<string, mixed> $attributes */
	private function html( array $attributes ): string {
		return trim( do_blocks( '<!-- wp:atoll/phone-link ' . wp_json_encode( (object) $attributes ) . ' /-->' ) );
	}
}
