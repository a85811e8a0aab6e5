<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Markup\Form\FormRenderContext;

final class FormMarkupTest extends FormMarkupTestCase {

	public function test_it_is_a_form_that_posts_by_itself_and_that_the_island_can_find(): void {
		$dom = $this->dom(
			new FormRenderContext(
				'/contact/?a=1&b=2',
				endpoint: 'https://example.com/wp-json/gf/v2/forms/12/submissions',
				phone: '1300 000 000'
			)
		);

		self::assertSame(
			array( 'form near' ),
			$this->all( $dom, '//div[@id="atoll-form-12"]', 'data-island', 'data-on' )
		);
		self::assertSame(
			array( 'post /contact/?a=1&b=2#atoll-form-12 Enquiry' ),
			$this->all( $dom, '//form[@novalidate]', 'method', 'action', 'aria-label' )
		);
		self::assertSame(
			array(
				'props', 'summary', 'error', 'error', 'error', 'error', 'error', 'error', 'error', 'status', 'failure',
				'submit', 'confirmation',
			),
			$this->all( $dom, '//*[@data-atoll]', 'data-atoll' )
		);
		self::assertSame( array( '0' ), $this->all( $dom, '//*[contains(@class, "atoll-page")]', 'data-page' ) );
		self::assertSame(
			array( '1', '2', '3', '4', '5', '6', '7', '8' ),
			$this->all( $dom, '//*[@data-page="0"]//*[@data-field]', 'data-field' )
		);
		self::assertSame(
			array( 'atoll_form 12', 'gform_unique_id ' ),
			$this->all( $dom, '//input[@type="hidden"]', 'name', 'value' )
		);
	}

	public function test_its_props_are_what_may_leave_the_server_and_stay_within_their_script(): void {
		$html = $this->render( new FormRenderContext( '/', endpoint: '/e', phone: '1' ) );
		preg_match( '~<script type="application/json" data-atoll="props">(.*?)</script>~s', $html, $found );
		$props = json_decode( $found[1], true );

		self::assertSame( array( 'definition', 'texts', 'endpoint', 'phone' ), array_keys( $props ) );
		self::assertSame( '</script><b>', $props['definition']['fields'][5]['inputs'][1]['value'] );
		self::assertSame( 1, substr_count( $html, '</script>' ) );
	}

	public function test_no_id_is_given_twice_and_every_id_that_is_pointed_to_is_there(): void {
		$dom = $this->dom( $this->refused() );
		$ids = $this->all( $dom, '//*[@id]', 'id' );

		self::assertSame( array_unique( $ids ), $ids );
		foreach ( $this->all( $dom, '//*[@aria-describedby]', 'aria-describedby' ) as $described ) {
			self::assertSame( array(), array_diff( explode( ' ', $described ), $ids ) );
		}
		self::assertSame( array(), array_diff( $this->all( $dom, '//label', 'for' ), $ids ) );
	}

	public function test_once_sent_the_confirmation_is_there_in_place_of_the_form(): void {
		$dom = $this->dom( new FormRenderContext( '/', confirmation: '<p>Thank you, <em>Jo</em>.</p>' ) );

		self::assertSame( array(), $this->query( $dom, '//form | //*[@data-island]' ) );
		self::assertSame(
			'Your form has been sentThank you, Jo.',
			$this->query( $dom, '//*[@data-atoll="confirmation"]/*[@role="status"]' )[0]->textContent
		);
	}

	public function test_a_preview_does_not_come_alive_and_sends_nothing(): void {
		$dom = $this->dom( new FormRenderContext( '/', preview: true ) );

		self::assertSame( array(), $this->query( $dom, '//*[@data-island] | //script | //button[@type="submit"]' ) );
		self::assertCount( 1, $this->query( $dom, '//button[@type="button"]' ) );
	}

	public function test_the_same_form_twice_on_a_page_shares_no_id(): void {
		$here  = $this->all( $this->dom( new FormRenderContext( '/' ) ), '//*[@id]', 'id' );
		$there = $this->all( $this->dom( new FormRenderContext( '/', idPrefix: 'atoll-modal' ) ), '//*[@id]', 'id' );

		self::assertSame( array(), array_intersect( $here, $there ) );
		self::assertContains( 'atoll-modal-12-1', $there );
	}

	public function test_a_form_without_a_button_of_its_own_gets_one(): void {
		$this->form = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) );

		self::assertSame(
			'Send',
			$this->query( $this->dom( new FormRenderContext( '/' ) ), '//button[@type="submit"]' )[0]->textContent
		);
	}

	public function test_two_visitors_get_the_same_bytes(): void {
		self::assertSame(
			$this->render( new FormRenderContext( '/' ) ),
			$this->render( new FormRenderContext( '/' ) )
		);
	}

	public function test_hidden_inputs_are_escaped(): void {
		$dom = $this->dom( new FormRenderContext( '/', hidden: array( 'a"b' => '"><script>' ) ) );

		self::assertSame(
			array( 'a"b "><script>' ),
			array_slice( $this->all( $dom, '//input[@type="hidden"]', 'name', 'value' ), 0, 1 )
		);
	}
}
