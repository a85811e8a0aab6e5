<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;

/** The page on which all answers stand, and the form with it that the tests in TypeScript wake up. */
final class ReviewPageTest extends AnswerReviewTestCase {

	private const FILE = '/tests/fixtures/review-form.html';

	/** @param list<array<string, mixed>> $fields */
	#[DataProvider( 'forms' )]
	public function test_it_has_a_page_of_its_own( array $fields, array $pages, array $titles, int $review ): void {
		$form = Form::from(
			$this->workbench->compiler->compile(
				array( 'title' => 'Any', 'pageList' => array( array( 'title' => 'You' ) ), 'fields' => $fields ),
				12,
				1
			)
		);

		self::assertSame( $pages, array_column( $form->definition()['fields'], 'page', 'id' ) );
		self::assertSame( $titles, array_column( $form->definition()['pageList'], 'title' ) );
		self::assertSame( $review, $form->reviewPage() );
	}

	/** @return iterable<string, array{list<array<string, mixed>>, array<int, int>, list<string>, int}> */
	public static function forms(): iterable {
		$name   = array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' );
		$review = array( 'id' => 2, 'kind' => 'review', 'label' => 'Check' );
		$agreed = array( 'id' => 3, 'kind' => 'consent', 'checkboxLabel' => 'Yes' );
		yield 'in a form without pages' => array(
			array( $name, $review, $agreed ),
			array( 1 => 0, 2 => 1, 3 => 1 ),
			array( 'You', 'Check' ),
			1,
		);
		yield 'below a break' => array(
			array( $name, array( 'page' => 1 ) + $review, array( 'page' => 1 ) + $agreed ),
			array( 1 => 0, 2 => 1, 3 => 1 ),
			array( 'You', 'Check' ),
			1,
		);
		yield 'below words' => array(
			array(
				$name,
				array( 'id' => 4, 'kind' => 'html', 'page' => 1, 'content' => 'Nearly done.' ),
				array( 'page' => 1 ) + $review,
			),
			array( 1 => 0, 4 => 1, 2 => 1 ),
			array( 'You', 'Check' ),
			1,
		);
		yield 'before another page' => array(
			array( $name, $review, array( 'page' => 1 ) + $agreed ),
			array( 1 => 0, 2 => 1, 3 => 2 ),
			array( 'You', 'Check', '' ),
			1,
		);
	}

	public function test_pages_before_offer_to_return_once_it_was_seen(): void {
		$hidden = static fn( \DOMXPath $dom ) => array_map(
			static fn( \DOMElement $one ) => $one->hasAttribute( 'hidden' ),
			iterator_to_array( $dom->query( '//button[@value="check"]' ) )
		);

		self::assertSame(
			array( true, true ),
			$hidden( $this->dom( $this->printed( new FormRenderContext( '/' ) ) ) )
		);
		self::assertSame(
			array( false, false ),
			$hidden( $this->dom( $this->printed( new FormRenderContext( '/', page: 1, reviewed: true ) ) ) )
		);
		self::assertSame(
			array( 'Return to “Check and send”', 'Return to “Check and send”' ),
			$this->texts(
				$this->dom( $this->printed( new FormRenderContext( '/', page: 2 ) ) ),
				'//button[@value="check"][not(@hidden)]'
			)
		);
	}

	public function test_the_fixture_is_what_php_prints(): void {
		$form    = $this->form();
		$resolved = $this->workbench->engine->resolve( $form, $this->workbench->engine->initial( $form ) );
		$html    = $this->printed(
			new FormRenderContext(
				'/apply/',
				endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions',
				phone: '1300 555 010',
				phoneUrl: 'tel:1300555010',
				resolved: $resolved,
				settings: array( 'review' => array( 'endpoint' => 'http://content.test/wp-json/gf/v2/forms/12/submissions/review' ) )
			)
		);
		$file    = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter ReviewTest' );
	}

	private function printed( FormRenderContext $view ): string {
		return $this->workbench->markup()->render( $this->form(), $view );
	}
}
