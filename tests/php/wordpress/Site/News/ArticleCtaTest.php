<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** The button below every article. */
final class ArticleCtaTest extends NewsTestCase {

	private const PHONE = array( 'headerCtaHref' => 'phone' );
	private const FIRST = array( 'headerCtaLink' => '/rates/', 'headerCtaOptionLabel' => 'See rates' );
	private const LAST  = array(
		'headerCtaLink'        => '/enquire/',
		'headerCtaOptionLabel' => 'Ask & “hear”',
		'headerCtaOptionStyle' => 'secondary',
	);

	public function test_it_does_what_the_header_asks_for_first(): void {
		$this->useHeader( self::FIRST, self::LAST, self::PHONE );
		$this->assertSame( array( array( '/enquire/' ), array( 'Ask & “hear”' ) ), $this->button() );
		$this->useHeader( self::FIRST, array( 'headerCtaToggle' => false ) + self::LAST );
		$this->assertSame( array( array( '/rates/' ), array( 'See rates' ) ), $this->button() );
	}

	public function test_where_the_header_asks_for_nothing_it_leads_to_the_page_for_enquiries_if_there_is_one(): void {
		$this->useHeader( self::PHONE );
		$this->set( array( 'atoll_company' => array( 'phone' => '1800 975 707' ) ) );
		$contact = $this->add(
			'page',
			array( 'post_title' => 'Talk', 'post_name' => 'contact', 'post_status' => 'draft' )
		);
		$this->assertSame( array( array( 'tel:1800975707' ), array( '1800 975 707' ) ), $this->button() );
		wp_publish_post( $contact );
		$this->assertSame( array( array( '/contact/' ), array( 'Start an enquiry' ) ), $this->button() );
	}

	public function test_where_nothing_leads_anywhere_nothing_is_said(): void {
		$this->useHeader( self::PHONE );
		$this->set( array( 'atoll_company' => array() ) );
		$this->assertSame( array( array(), array() ), $this->button() );
		$page = ShownPage::at( $this->path( $this->article( 'B' ) ) );
		$this->assertSame( array( '' ), $page->all( "//*[contains(@class,'atoll-post__closing')]" ) );
	}

	/** @param array<string, mixed> ...$ctas */
	private function useHeader( array ...$ctas ): void {
		$this->set( array( 'atoll_header' => array( 'headerPrimary' => array( 'headerCtas' => $ctas ) ) ) );
	}

	/** @return array{list<string>, list<string>} Where it leads, and what it says. */
	private function button(): array {
		$page = ShownPage::at( $this->path( $this->article( 'A' ) ) );
		$path = "//*[contains(@class,'atoll-post__closing')]//a[contains(@class,'atoll-button--primary')]";
		return array( $page->all( "{$path}/@href" ), $page->all( $path ) );
	}
}
