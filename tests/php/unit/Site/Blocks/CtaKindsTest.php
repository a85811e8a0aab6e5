<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Site\Blocks;

use Atoll\Forms\Modals\FormLocator;
use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\Cta\FormCta;
use Atoll\Site\Blocks\Cta\LinkCta;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CtaKindsTest extends TestCase {

	public function test_a_link_leads_to_its_address(): void {
		$target = ( new LinkCta() )->target( new BlockAttributes( array( 'url' => ' /contact/ ' ) ) );

		self::assertSame( '/contact/', $target?->href );
		self::assertFalse( $target->newWindow );
	}

	public function test_a_link_opens_a_new_tab_when_told_to(): void {
		$target = ( new LinkCta() )->target( new BlockAttributes( array( 'url' => '/', 'opensInNewTab' => true ) ) );

		self::assertTrue( $target?->newWindow );
	}

	public function test_a_link_without_an_address_leads_nowhere(): void {
		self::assertNull( ( new LinkCta() )->target( new BlockAttributes( array( 'url' => ' ' ) ) ) );
	}

	public function test_a_form_on_this_page_is_a_jump_within_it(): void {
		$target = $this->formKind( 12 )->target(
			new BlockAttributes( array( 'formId' => 12, 'fallbackUrl' => '/contact/' ) )
		);

		self::assertSame( '#atoll-form-12', $target?->href );
	}

	#[DataProvider( 'fallbacks' )]
	public function test_a_form_elsewhere_is_reached_on_the_page_that_the_editor_chose(
		string $url,
		string $href
	): void {
		self::assertSame(
			$href,
			$this->formKind( 7 )->target( new BlockAttributes( array( 'formId' => 12, 'fallbackUrl' => $url ) ) )?->href
		);
	}

	/** @return iterable<string, array{string, string}> */
	public static function fallbacks(): iterable {
		yield 'a path' => array( '/contact/', '/contact/#atoll-form-12' );
		yield 'an address with a query' => array(
			'https://example.com/?page_id=4',
			'https://example.com/?page_id=4#atoll-form-12',
		);
		yield 'a place that the editor chose on the page' => array( '/contact/#enquire', '/contact/#enquire' );
		yield 'no page' => array( 'mailto:jo@example.com.au', 'mailto:jo@example.com.au' );
	}

	public function test_a_form_without_a_chosen_page_is_reached_on_one_that_shows_it(): void {
		$target = $this->formKind( 7, '/enquire/' )->target( new BlockAttributes( array( 'formId' => 12 ) ) );

		self::assertSame( '/enquire/#atoll-form-12', $target?->href );
		self::assertSame( 12, $target->form );
	}

	public function test_a_form_that_no_page_shows_opens_above_this_one_for_those_with_a_script(): void {
		$target = $this->formKind( 7 )->target( new BlockAttributes( array( 'formId' => 12, 'leaves' => true ) ) );

		self::assertSame( 12, $target?->form );
		self::assertTrue( $target->needsScript );
	}

	public function test_a_form_says_its_title_where_there_is_no_label(): void {
		self::assertSame(
			'Enquiry',
			$this->formKind( 12 )->target( new BlockAttributes( array( 'formId' => 12 ) ) )?->text
		);
	}

	public function test_a_form_that_is_not_open_leads_nowhere(): void {
		self::assertNull(
			$this->formKind( 404 )->target(
				new BlockAttributes( array( 'formId' => 404, 'fallbackUrl' => '/contact/' ) )
			)
		);
	}

	public function test_a_page_serves_while_no_form_is_chosen(): void {
		self::assertSame(
			'/contact/',
			$this->formKind( 7 )->target( new BlockAttributes( array( 'fallbackUrl' => '/contact/' ) ) )?->href
		);
	}

	private function formKind( int $onThisPage, string $page = '' ): FormCta {
		return new FormCta(
			new class( $onThisPage, $page ) implements FormLocator {
				public function __construct( private int $form, private string $page ) {}

				public function isOnThisPage( int $form ): bool {
					return $form === $this->form;
				}

				public function title( int $form ): ?string {
					return 404 === $form ? null : 'Enquiry';
				}

				public function page( int $form ): string {
					return $this->page;
				}
			}
		);
	}
}
