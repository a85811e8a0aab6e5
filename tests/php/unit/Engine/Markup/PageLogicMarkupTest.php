<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Form\FormRenderContext;

/** Pages of a form where logic hides a page, a question or the way on. */
final class PageLogicMarkupTest extends PagesMarkupTestCase {

	public function test_a_page_that_logic_hides_is_neither_counted_nor_shown_nor_led_to(): void {
		$resolved = $this->settled( array( 1 => true ) );
		$first   = $this->dom( new FormRenderContext( '/', resolved: $resolved ) );
		$second  = $this->dom( new FormRenderContext( '/', resolved: $resolved, page: 2 ) );
		$lost    = $this->dom( new FormRenderContext( '/', resolved: $resolved, page: 1 ) );

		self::assertSame( array( 'Page 1 of 2 You' ), $this->texts( $first, '//*[@data-page][not(@hidden)]/h2' ) );
		self::assertSame( array( 'Page 2 of 2' ), $this->texts( $second, '//*[@data-page][not(@hidden)]/h2' ) );
		self::assertSame( array( '0' ), $this->all( $lost, '//*[@data-page][not(@hidden)]', 'data-page' ) );
		self::assertSame( array( '1You', '2' ), $this->texts( $first, '//li' ) );
	}

	public function test_a_page_that_logic_leaves_alone_is_no_page_of_several(): void {
		$first = $this->dom( new FormRenderContext( '/', resolved: $this->settled( array( 1 => true, 2 => true ) ) ) );
		$last  = $this->dom(
			new FormRenderContext(
				'/',
				resolved: $this->settled( array( 0 => true, 1 => true ) ),
				page: 2,
				notice: 'Your answers are here.'
			)
		);

		$headings = $this->texts( $first, '//*[@data-page][not(@hidden)]/h2[not(@hidden)]' );
		self::assertSame( array( 'You' ), array_map( trim( ... ), $headings ) );
		self::assertSame( array(), $this->query( $last, '//h2[not(@hidden)][ancestor::*[@data-page="2"]]' ) );
		self::assertSame( array( 'atoll-notice-12' ), $this->all( $last, '//*[@autofocus]', 'id' ) );
		$ways = '//li | //*[@data-nav][not(@hidden)]/button[not(@hidden)]';
		self::assertSame( array(), $this->query( $first, $ways ) );
		self::assertSame( array(), $this->query( $last, $ways ) );
	}

	public function test_the_summary_lists_what_can_be_seen(): void {
		$view = new FormRenderContext( '/', messages: array( 1 => 'One.', 2 => 'Two.' ), page: 1 );

		self::assertSame(
			array( 'Loan – Two.' ),
			$this->texts( $this->dom( $view ), '//*[@data-atoll="summary"]//li' )
		);
	}

	public function test_a_hidden_way_on_can_still_be_tried_without_javascript(): void {
		$initial = $this->workbench->engine->initial( $this->form() );
		$next    = '//button[@data-atoll="next"][not(@hidden)]';
		$held    = $this->dom(
			new FormRenderContext( '/', resolved: new ResolvedAnswers( $initial, hiddenNext: array( 0 => true ) ) )
		);
		$last    = $this->dom(
			new FormRenderContext( '/', resolved: new ResolvedAnswers( $initial, hidesSubmit: true ), page: 2 )
		);

		self::assertSame( array(), $this->query( $held, '//*[@data-nav="0"]' . substr( $next, 1 ) ) );
		self::assertSame( array( 'next' ), $this->all( $held, '//noscript/button', 'value' ) );
		self::assertSame( array( 'next' ), $this->all( $last, '//noscript/button', 'value' ) );
		self::assertSame(
			array(),
			$this->query(
				$this->dom(
					new FormRenderContext(
						'/',
						resolved: new ResolvedAnswers( $initial, hiddenNext: array( 1 => true ), hidesSubmit: true )
					)
				),
				'//noscript'
			)
		);
	}

	public function test_what_was_shown_is_remembered_where_logic_may_show_more(): void {
		$definition                                     = $this->form()->definition();
		$definition['fields'][0]['conditionalLogic'] = array();
		$form                                           = Form::from( $definition );
		$resolved                                        = new ResolvedAnswers(
			$this->workbench->engine->initial( $form ),
			array( 2 => true )
		);
		$seen                                           = fn( FormRenderContext $view ) => $this->all(
			$this->dom( $view, $form ),
			'//input[@name="atoll_seen"]',
			'value'
		);

		self::assertSame(
			array( array( '1' ), array( '1 2' ), array( '1' ) ),
			array(
				$seen( new FormRenderContext( '/' ) ),
				$seen( new FormRenderContext( '/', page: 1, seen: array( 1 ) ) ),
				$seen( new FormRenderContext( '/', page: 1, seen: array( 1 ), resolved: $resolved ) ),
			)
		);
	}

	/** @param array<int, true> $hiddenPages */
	private function settled( array $hiddenPages ): ResolvedAnswers {
		return new ResolvedAnswers( $this->workbench->engine->initial( $this->form() ), hiddenPages: $hiddenPages );
	}
}
