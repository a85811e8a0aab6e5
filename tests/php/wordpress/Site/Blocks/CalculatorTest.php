<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Site\Blocks\Calculator\CalculatorVariations;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class CalculatorTest extends SiteTestCase {

	protected function tearDown(): void {
		$_GET = array();
		parent::tearDown();
	}

	public function test_the_answer_is_in_the_page(): void {
		$html = $this->calculator();

		self::assertStringContainsString( '$3,981.05', $html );
		self::assertStringContainsString( '<tr><th scope="row">30</th>', $html );
		self::assertMatchesRegularExpression( '/<path class="atoll-chart__stroke" d="M0 [0-9L ]+"/', $html );
	}

	public function test_print_is_a_button_that_space_presses_too(): void {
		self::assertMatchesRegularExpression( '~<button type="button" [^>]*data-atoll="print">Print</button>~', $this->calculator() );
	}

	public function test_a_link_shows_the_result_that_it_was_copied_from(): void {
		$_GET = array( 'calculator' => 'repayment', 'amount' => '500,000', 'rate' => '6.5 %', 'frequency' => 'weekly' );
		$html = $this->calculator();

		self::assertStringContainsString( '$728.82', $html );
		self::assertStringContainsString( 'name="amount" value="500,000"', $html );
		self::assertStringContainsString( 'calculator=repayment&#038;amount=500000&#038;rate=6.5&#038;years=30&#038;frequency=weekly&#038;interestOnlyYears=0#repayment', $html );
	}

	public function test_the_inserter_shows_each_with_its_answer_beside_its_questions(): void {
		foreach ( Inside::get( CalculatorVariations::class )->all() as $variation ) {
			self::assertSame( array( 'kind' => $variation['name'] ), $variation['example']['attributes'] );
			self::assertGreaterThan( 1000, $variation['example']['viewportWidth'] );
		}
	}

	public function test_another_calculators_link_changes_nothing(): void {
		$_GET = array( 'calculator' => 'comparison', 'amount' => '1' );

		self::assertSame( $this->answer( 'repayment', array() ), $this->answer( 'repayment', $_GET ) );
	}

	#[DataProvider( 'hostile' )]
	public function test_what_cannot_be_is_told_and_something_near_is_used(
		mixed $amount,
		string $message,
		string $used
	): void {
		$_GET = array( 'calculator' => 'repayment', 'amount' => wp_slash( $amount ) );
		$html = $this->calculator();

		self::assertStringContainsString( "<p class=\"atoll-calculator__message\" id=\"repayment-amount-message\">$message</p>", $html );
		self::assertStringContainsString( "amount=$used&#038;", $html );
		self::assertStringNotContainsString( '<script>alert', $html );
	}

	/** @return iterable<string, array{mixed, string, string}> */
	public static function hostile(): iterable {
		$unreadable = 'Please enter an amount, such as 650,000. For now we have used $650,000.';
		yield 'nothing' => array( '', $unreadable, '650000' );
		yield 'a script' => array( '"><script>alert(1)</script>', $unreadable, '650000' );
		yield 'no UTF-8' => array( "\xff\xfe", $unreadable, '650000' );
		yield 'a list' => array( array( '1', '2' ), '', '650000' );
		yield 'too little' => array( '-0', $unreadable, '650000' );
		yield 'less than the least' => array( '3', 'The lowest value you can use here is $1,000, so we used that.', '1000' );
		yield 'more than there is' => array( str_repeat( '9', 5000 ), 'The highest value you can use here is $20,000,000, so we used that.', '20000000' );
	}

	public function test_what_was_typed_stays_to_be_mended(): void {
		$_GET = array( 'calculator' => 'repayment', 'rate' => 'six "per" cent' );
		$html = $this->calculator();

		self::assertStringContainsString( 'value="six &quot;per&quot; cent"', $html );
		self::assertStringContainsString( 'aria-describedby="repayment-rate-unit repayment-rate-hint repayment-rate-message" aria-invalid="true"', $html );
	}

	public function test_what_was_typed_runs_no_shortcode(): void {
		$_GET = array( 'calculator' => 'repayment', 'amount' => '[probe]' );
		$runs = 0;
		add_shortcode(
			'probe',
			static function () use ( &$runs ): string {
				++$runs;
				return '';
			}
		);
		$html = (string) apply_filters( 'the_content', '<!-- wp:atoll/calculator /-->' );
		remove_shortcode( 'probe' );

		self::assertSame( 0, $runs );
		self::assertStringContainsString( 'value="&#091;probe]"', $html );
	}

	public function test_an_editor_sets_what_stands_in_it_at_first(): void {
		$html = $this->calculator(
			array(
				'values' => array( 'amount' => '$400k', 'rate' => 'nonsense', 'years' => 99 ),
				'title'  => '<b>Your loan</b>',
				'level'  => 3,
			)
		);

		self::assertStringContainsString( 'name="amount" value="400,000"', $html );
		self::assertStringContainsString( 'name="rate" value="6.2"', $html );
		self::assertStringContainsString( 'name="years" value="30"', $html );
		self::assertStringContainsString( '<h3 class="atoll-calculator__title" id="repayment-title">Your loan</h3>', $html );
	}

	public function test_one_that_has_a_page_of_its_own_asks_its_first_two_questions_and_leaves_the_answer_to_that_page(): void {
		$_GET = array( 'calculator' => 'repayment', 'amount' => '500,000' );
		$html = $this->calculator( array( 'url' => '/loans/?from=list', 'level' => 3 ) );

		self::assertStringContainsString( '<h3 class="atoll-calculator__title" id="repayment-title"><a href="/loans/?from=list">Loan repayments</a></h3>', $html );
		self::assertStringContainsString( '<form class="atoll-calculator__form" method="get" action="/loans/#repayment-result" novalidate>', $html );
		self::assertSame(
			array( 'from' => 'list', 'calculator' => 'repayment', 'amount' => '500,000', 'rate' => '6.2' ),
			$this->inputs( $html )
		);
		self::assertStringContainsString( 'aria-describedby="repayment-title">Work it out</button>', $html );
		self::assertStringNotContainsString( 'data-island', $html );
		self::assertStringNotContainsString( 'data-atoll="figure"', $html );
	}

	public function test_where_the_page_says_its_title_it_has_a_name_all_the_same(): void {
		$html = $this->calculator( array( 'showTitle' => false, 'title' => 'Your loan' ) );

		self::assertStringContainsString( 'aria-label="Your loan"', $html );
		self::assertStringNotContainsString( 'atoll-calculator__title', $html );
	}

	public function test_two_of_a_kind_share_no_id(): void {
		preg_match_all( '/ id="([^"]+)"/', $this->printed() . $this->printed(), $ids );

		self::assertNotEmpty( $ids[1] );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
	}

	#[DataProvider( 'kinds' )]
	public function test_every_id_that_is_referred_to_is_there( string $kind ): void {
		$html = $this->calculator( array( 'kind' => $kind ) )
			. $this->calculator( array( 'kind' => $kind, 'url' => '/elsewhere/' ) );
		preg_match_all( '/(?:for|aria-(?:describedby|labelledby))="([^"]+)"/', $html, $references );

		foreach ( array_unique( explode( ' ', implode( ' ', $references[1] ) ) ) as $id ) {
			self::assertStringContainsString( " id=\"$id\"", $html );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		foreach ( self::files() as $kind ) {
			yield $kind => array( $kind );
		}
	}

	/** @return list<string> Kinds of calculators: the files of contract/calculators. */
	private static function files(): array {
		return array_map(
			static fn( string $file ) => basename( $file, '.json' ),
			glob( dirname( __DIR__, 5 ) . '/contract/calculators/*.json' ) ?: array()
		);
	}

	public function test_a_kind_that_there_is_not_prints_nothing(): void {
		self::assertSame( '', \Atoll\plugin()->calculators()->html( array( 'kind' => 'stamp-duty' ) ) );
	}

	/**
	 * As if it were the first on the page.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function calculator( array $attributes = array() ): string {
		$kinds = implode( '|', self::files() );
		$ids   = "/(?<=[\"#])($kinds)-\\d+|(?<= )($kinds)-\\d+(?=-)/";
		return (string) preg_replace( $ids, '$1$2', $this->printed( $attributes ) );
	}

	/** @return array<string, string> What a form sends, by name. */
	private function inputs( string $html ): array {
		preg_match_all( '/<input[^>]* name="([^"]+)" value="([^"]*)"/', $html, $found );
		return array_combine( $found[1], $found[2] );
	}

	/** @param array<string, mixed> $attributes */
	private function printed( array $attributes = array() ): string {
		return do_blocks(
			'<!-- wp:atoll/calculator '
				. ( array() === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ' ) . '/-->'
		);
	}

	/** @param array<string, string> $query */
	private function answer( string $kind, array $query ): string {
		$_GET = $query;
		preg_match( '/data-atoll="sentence">([^<]+)/', $this->calculator( array( 'kind' => $kind ) ), $found );
		return $found[1] ?? '';
	}
}
