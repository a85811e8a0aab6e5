<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The header's calls to action, by the spec's settings. */
final class HeaderCtasTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_header' );
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_the_three_kinds_lead_where_they_say(): void {
		$form = $this->form();
		$html = $this->header(
			array( 'headerCtaHref' => 'link', 'headerCtaLink' => '/about/', 'headerCtaOptionLabel' => 'About' ),
			array(
				'headerCtaHref'        => 'form',
				'headerCtaFormId'      => $form,
				'headerCtaLink'        => '/contact/',
				'headerCtaOptionLabel' => 'Ask',
				'headerCtaOptionStyle' => 'secondary',
			),
			array( 'headerCtaHref' => 'phone', 'headerCtaNumber' => '(02) 9876 5432', 'headerCtaOptionStyle' => 'text' )
		);
		$this->assertMatchesRegularExpression( '~<a class="atoll-button atoll-button--primary" href="/about/">About</a>~', $html );
		$this->assertMatchesRegularExpression( '~<a class="atoll-button atoll-button--secondary" href="/contact/#atoll-form-' . $form . '" data-atoll-form="' . $form . '"~', $html );
		$this->assertMatchesRegularExpression( '~<a class="atoll-button atoll-button--text" href="tel:\+61298765432"><svg.*?</svg><span>\(02\) 9876 5432</span></a>~', $html );
	}

	public function test_a_call_without_a_number_is_the_companys(): void {
		update_option( 'atoll_company', array( 'phone' => '1800 975 707' ) );
		$this->assertStringContainsString(
			'href="tel:1800975707"',
			$this->header( array( 'headerCtaHref' => 'phone' ) )
		);
	}

	public function test_it_is_left_out_when_it_is_off_or_leads_nowhere(): void {
		$html = $this->header(
			array( 'headerCtaToggle' => false, 'headerCtaLink' => '/about/', 'headerCtaOptionLabel' => 'About' ),
			array( 'headerCtaHref' => 'phone' ),
			array( 'headerCtaLink' => '/contact/' )
		);
		$this->assertStringNotContainsString( 'atoll-button', $html );
	}

	#[DataProvider( 'unfinished' )]
	public function test_what_cannot_work_is_refused_at_its_control( array $cta, string $setting ): void {
		$this->actAs( 'administrator' );
		$reply = $this->save( $cta );
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame(
			array( "headerPrimary.headerCtas.0.{$setting}" ),
			array_keys( $reply->get_data()['data']['problems'] )
		);
		$this->assertSame(
			200,
			$this->save( array( 'headerCtaToggle' => false ) + $cta )->get_status(),
			'one that is off may wait'
		);
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function unfinished(): iterable {
		yield 'a link that leads nowhere' => array(
			array( 'headerCtaHref' => 'link', 'headerCtaOptionLabel' => 'About' ),
			'headerCtaLink',
		);
		yield 'a link that says nothing' => array(
			array( 'headerCtaHref' => 'link', 'headerCtaLink' => '/about/', 'headerCtaOptionLabel' => ' ' ),
			'headerCtaOptionLabel',
		);
		yield 'no form' => array(
			array( 'headerCtaHref' => 'form', 'headerCtaOptionLabel' => 'Ask' ),
			'headerCtaFormId',
		);
	}

	public function test_a_form_that_is_closed_is_told_to_editors_and_not_shown(): void {
		$this->actAs( 'administrator' );
		$form = $this->form();
		$cta  = array( 'headerCtaHref' => 'form', 'headerCtaFormId' => $form, 'headerCtaOptionLabel' => 'Ask now' );
		$this->assertSame( 200, $this->save( $cta )->get_status() );
		$this->assertStringContainsString( 'Ask now', \Atoll\plugin()->header()->html() );
		$this->assertSame( 'good', $this->health()['status'] );

		Inside::get( FormWriter::class )->trash( $form );
		$this->assertStringNotContainsString( 'Ask now', \Atoll\plugin()->header()->html() );
		$this->assertSame( 'recommended', $this->health()['status'] );
		$this->assertStringContainsString( '“Ask now”', $this->health()['description'] );
		$problems = $this->save( $cta )->get_data()['data']['problems'];
		$this->assertStringContainsString(
			'closed or in the trash',
			$problems['headerPrimary.headerCtas.0.headerCtaFormId']
		);
	}

	public function test_a_fourth_is_left_out(): void {
		$cta = array( 'headerCtaLink' => '/about/', 'headerCtaOptionLabel' => 'About' );
		$this->assertSame(
			3,
			substr_count( $this->header( $cta, $cta, $cta, $cta ), 'class="atoll-header__action' ) - 1
		);
	}

	public function test_a_form_opens_above_the_page_or_on_its_own(): void {
		$form = $this->form();
		$cta  = array(
			'headerCtaHref'        => 'form',
			'headerCtaFormId'      => $form,
			'headerCtaLink'        => '/contact/',
			'headerCtaOptionLabel' => 'Ask',
		);
		$this->assertStringContainsString( 'data-island="modal"', $this->block( $cta ) );
		$html = $this->block( array( 'headerCtaFormStyle' => 'page' ) + $cta );
		$this->assertStringContainsString( 'href="/contact/#atoll-form-' . $form, $html );
		$this->assertStringNotContainsString( 'data-island="modal"', $html );
	}

	public function test_where_it_stands_and_how_tall_it_is(): void {
		$cta = array( 'headerCtaLink' => '/about/', 'headerCtaOptionLabel' => 'About' );
		$this->assertSame( 2, substr_count( $this->header( $cta ), '>About<' ), 'in the bar and in the panel' );
		$this->assertSame(
			1,
			substr_count( $this->header( array( 'headerCtaBurgerToggle' => false ) + $cta ), '>About<' )
		);
		$this->assertStringNotContainsString( 'is-on-mobile', $this->header( $cta ) );
		$this->assertStringContainsString(
			'is-on-mobile',
			$this->header( array( 'headerCtaMobileToggle' => true ) + $cta )
		);
		$this->assertStringNotContainsString( 'is-tall', $this->header( $cta ) );
		$this->assertStringContainsString(
			'is-tall',
			$this->header( array( 'headerCtaButtonHeightToggle' => true ) + $cta )
		);
	}

	/** @return array<string, mixed> */
	private function health(): array {
		return ( apply_filters( 'site_status_tests', array() )['direct']['atoll_header_ctas']['test'] )();
	}

	/** @param array<string, mixed> $cta */
	private function save( array $cta ): \WP_REST_Response {
		$version = $this->get( '/s1t2/v1/settings/header' )->get_data()['version'];
		$request = new \WP_REST_Request( 'PUT', '/s1t2/v1/settings/header' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array(
					'values'  => array( 'headerPrimary' => array( 'headerCtas' => array( $cta ) ) ),
					'version' => $version,
				)
			)
		);
		return rest_do_request( $request );
	}

	/** @param array<string, mixed> ...$ctas */
	private function header( array ...$ctas ): string {
		update_option( 'atoll_header', array( 'headerPrimary' => array( 'headerCtas' => $ctas ) ) );
		return \Atoll\plugin()->header()->html();
	}

	/** @param array<string, mixed> $cta */
	private function block( array $cta ): string {
		$this->header( $cta );
		return do_blocks( '<!-- wp:atoll/header /-->' );
	}
}
