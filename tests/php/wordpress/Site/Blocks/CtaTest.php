<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class CtaTest extends SiteTestCase {

	#[DataProvider( 'calls' )]
	public function test_a_call_to_action_is_one_link( array $attributes, string $link ): void {
		$html = $this->cta( $attributes );

		self::assertSame( '<div class="wp-block-atoll-cta">' . $link . '</div>', $html );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function calls(): iterable {
		yield 'a link' => array(
			array( 'label' => 'Book a call', 'url' => '/contact/' ),
			'<a class="atoll-button atoll-button--primary" href="/contact/">Book a call</a>',
		);
		yield 'a link in a new tab, which says so' => array(
			array(
				'label'         => 'Rates',
				'url'           => 'https://example.com/?a=1&b=2',
				'opensInNewTab' => true,
				'appearance'    => 'text',
			),
			'<a class="atoll-button atoll-button--text" href="https://example.com/?a=1&#038;b=2" target="_blank" rel="noopener">Rates<span class="screen-reader-text"> (opens in a new tab)</span></a>',
		);
		yield 'a telephone without a label shows its number' => array(
			array( 'kind' => 'phone', 'phone' => '(02) 9876 5432', 'appearance' => 'secondary' ),
			'<a class="atoll-button atoll-button--secondary" href="tel:+61298765432">(02) 9876 5432</a>',
		);
		yield 'a telephone with a label' => array(
			array( 'kind' => 'phone', 'phone' => '1300 BROKER', 'label' => 'Call us' ),
			'<a class="atoll-button atoll-button--primary" href="tel:1300276537">Call us</a>',
		);
		yield 'a label with the number in it' => array(
			array( 'kind' => 'phone', 'phone' => '13 11 14', 'label' => 'Call {phone} now' ),
			'<a class="atoll-button atoll-button--primary" href="tel:131114">Call 13 11 14 now</a>',
		);
		yield 'tags and quotes in a label' => array(
			array( 'label' => '<b>A</b> &amp; "B" &lt;i&gt;', 'url' => '/' ),
			'<a class="atoll-button atoll-button--primary" href="/">A &amp; &quot;B&quot; &lt;i&gt;</a>',
		);
		yield 'an appearance that does not exist' => array(
			array( 'label' => 'A', 'url' => '/', 'appearance' => '"><script>' ),
			'<a class="atoll-button atoll-button--primary" href="/">A</a>',
		);
	}

	#[DataProvider( 'deadEnds' )]
	public function test_what_leads_nowhere_is_not_printed( array $attributes ): void {
		self::assertSame( '', $this->cta( $attributes ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function deadEnds(): iterable {
		yield 'no address' => array( array( 'label' => 'A' ) );
		yield 'no label' => array( array( 'url' => '/' ) );
		yield 'a label of tags alone' => array( array( 'label' => '<br>', 'url' => '/' ) );
		yield 'a script for an address' => array( array( 'label' => 'A', 'url' => 'javascript:alert(1)' ) );
		yield 'no such number' => array( array( 'kind' => 'phone', 'label' => 'A', 'phone' => '12' ) );
		yield 'a form that is nowhere' => array(
			array( 'kind' => 'form', 'label' => 'A', 'formId' => 4242, 'fallbackUrl' => '/contact/' ),
		);
	}

	public function test_a_form_is_reached_on_a_page_that_shows_it_as_long_as_one_does(): void {
		$form = $this->form();
		$cta  = array( 'kind' => 'form', 'formId' => $form, 'label' => 'Ask' );
		self::assertStringContainsString( sprintf( 'class="atoll-button atoll-button--primary atoll-needs-script" href="#atoll-form-%1$d" data-atoll-form="%1$d"', $form ), $this->cta( $cta ) );
		self::assertStringContainsString(
			'data-island="modal"',
			$this->cta( $cta ),
			'it opens above the page all the same'
		);

		$page = (int) wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Ask us',
				'post_content' => "<!-- wp:atoll/form {\"formId\":{$form}} /-->",
			)
		);
		self::assertStringContainsString(
			sprintf( 'href="%s#atoll-form-%d"', get_permalink( $page ), $form ),
			$this->cta( $cta )
		);
		wp_trash_post( $page );
		self::assertStringContainsString( 'atoll-needs-script', $this->cta( $cta ) );
	}

	public function test_a_form_that_is_closed_is_not_offered(): void {
		$form = $this->form();
		self::assertStringContainsString(
			'Ask',
			$this->cta( array( 'kind' => 'form', 'formId' => $form, 'label' => 'Ask' ) )
		);
		Inside::get( FormWriter::class )->trash( $form );
		self::assertSame(
			'',
			$this->cta( array( 'kind' => 'form', 'formId' => $form, 'label' => 'Ask', 'fallbackUrl' => '/contact/' ) )
		);
	}

	public function test_the_block_carries_its_anchor_alignment_and_classes(): void {
		$html = $this->cta(
			array( 'label' => 'A', 'url' => '/', 'anchor' => 'book', 'align' => 'center', 'className' => 'mine' )
		);

		$tag = new \WP_HTML_Tag_Processor( $html );
		$tag->next_tag( 'div' );
		self::assertSame( 'book', $tag->get_attribute( 'id' ) );
		self::assertTrue( $tag->has_class( 'aligncenter' ) );
		self::assertTrue( $tag->has_class( 'mine' ) );
	}

	/** @param array<string, mixed> $attributes */
	private function cta( array $attributes ): string {
		return do_blocks( '<!-- wp:atoll/cta ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}
}
