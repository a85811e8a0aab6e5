<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The first questions of a calculator, on another page than the calculator itself. */
final class CalculatorCardTest extends SiteTestCase {

	#[TestWith( array( '/calculators/' ) )]
	#[TestWith( array( '/calculators/?from=home' ) )]
	#[TestWith( array( '/calculators/#repayment' ) )]
	#[TestWith( array( '/calculators/?from=home#repayment' ) )]
	public function test_it_leads_to_the_answer_of_its_page_however_many_of_its_kind_are_here( string $url ): void {
		$card = "<!-- wp:atoll/calculator {\"kind\":\"repayment\",\"url\":\"$url\"} /-->";
		$html = do_blocks( $card . $card );

		self::assertSame( 2, substr_count( $html, 'action="/calculators/#repayment-result"' ) );
		self::assertSame(
			str_contains( $url, 'from' ) ? 2 : 0,
			substr_count( $html, '<input type="hidden" name="from" value="home">' )
		);
	}

	public function test_what_was_typed_runs_no_shortcode(): void {
		$_GET = array( 'calculator' => 'repayment', 'amount' => '[gallery]' );
		$card = '<!-- wp:atoll/calculator {"kind":"repayment","url":"/calculators/?from=[gallery]"} /-->';
		$html = (string) apply_filters( 'the_content', $card );
		$_GET = array();

		self::assertStringContainsString( 'name="amount" value="&#091;gallery]"', $html );
		self::assertStringContainsString( 'name="from" value="&#091;gallery]"', $html );
	}
}
