<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Blocks;

use Atoll\Blocks\Attributes;
use Atoll\Blocks\Cta\FormKind;
use Atoll\Blocks\Cta\FormPlaces;
use Atoll\Blocks\Cta\LinkKind;
use PHPUnit\Framework\TestCase;

final class CtaKindsTest extends TestCase {

	public function test_a_link_leads_to_its_address(): void {
		$target = ( new LinkKind() )->target( new Attributes( array( 'url' => ' /contact/ ' ) ) );

		self::assertSame( '/contact/', $target?->href );
		self::assertFalse( $target->newWindow );
	}

	public function test_a_link_opens_a_new_tab_when_told_to(): void {
		$target = ( new LinkKind() )->target( new Attributes( array( 'url' => '/', 'opensInNewTab' => true ) ) );

		self::assertTrue( $target?->newWindow );
	}

	public function test_a_link_without_an_address_leads_nowhere(): void {
		self::assertNull( ( new LinkKind() )->target( new Attributes( array( 'url' => ' ' ) ) ) );
	}

	public function test_a_form_on_this_page_is_a_jump_within_it(): void {
		$target = $this->formKind( 12 )->target( new Attributes( array( 'formId' => 12, 'fallbackUrl' => '/contact/' ) ) );

		self::assertSame( '#atoll-form-12', $target?->href );
	}

	/** @dataProvider fallbacks */
	public function test_a_form_elsewhere_is_reached_on_the_page_that_the_editor_chose( string $url, string $href ): void {
		self::assertSame( $href, $this->formKind( 7 )->target( new Attributes( array( 'formId' => 12, 'fallbackUrl' => $url ) ) )?->href );
	}

	/** @return iterable<string, array{string, string}> */
	public static function fallbacks(): iterable {
		yield 'a path' => array( '/contact/', '/contact/#atoll-form-12' );
		yield 'an address with a query' => array( 'https://example.com/?page_id=4', 'https://example.com/?page_id=4#atoll-form-12' );
		yield 'a place that the editor chose on the page' => array( '/contact/#enquire', '/contact/#enquire' );
		yield 'no page' => array( 'mailto:jo@example.com.au', 'mailto:jo@example.com.au' );
	}

	public function test_a_form_that_is_nowhere_to_be_found_leads_nowhere(): void {
		self::assertNull( $this->formKind( 7 )->target( new Attributes( array( 'formId' => 12 ) ) ) );
	}

	public function test_a_page_serves_while_no_form_is_chosen(): void {
		self::assertSame( '/contact/', $this->formKind( 7 )->target( new Attributes( array( 'fallbackUrl' => '/contact/' ) ) )?->href );
	}

	private function formKind( int $onThisPage ): FormKind {
		return new FormKind(
			new class( $onThisPage ) implements FormPlaces {
				public function __construct( private int $form ) {}

				public function isOnThisPage( int $form ): bool {
					return $form === $this->form;
				}
			}
		);
	}
}
