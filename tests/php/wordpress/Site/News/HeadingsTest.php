<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Site\News\Heading;
use Atoll\Site\News\Headings;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which ids headings get, in the text and in the list of contents alike. */
final class HeadingsTest extends TestCase {

	/**
	 * @param list<string> $ids
	 * @param list<string> $words
	 */
	#[DataProvider( 'texts' )]
	public function test_headings_are_named_by_their_words( string $html, array $ids, array $words ): void {
		$headings = new Headings( new Calculators( dirname( __DIR__, 5 ) . '/plugin/build/calculators.php' ) );
		$found    = $headings->in( $html );
		$this->assertSame( $ids, array_map( static fn( Heading $heading ): string => $heading->id, $found ) );
		$this->assertSame( $words, array_map( static fn( Heading $heading ): string => $heading->text, $found ) );
		foreach ( $ids as $id ) {
			$this->assertStringContainsString( ' id="' . $id . '"', $headings->withIds( $html ) );
		}
		$this->assertEquals( $found, $headings->in( $headings->withIds( $html ) ) );
	}

	/** @return iterable<string, array{string, list<string>, list<string>}> */
	public static function texts(): iterable {
		yield 'words'                  => array(
			'<h2 class="a">How much deposit?</h2><h3>No</h3>',
			array( 'how-much-deposit' ),
			array( 'How much deposit?' ),
		);
		yield 'the same words twice'   => array(
			'<h2>Fees</h2><h2>Fees</h2><h2>Fees</h2>',
			array( 'fees', 'fees-2', 'fees-3' ),
			array( 'Fees', 'Fees', 'Fees' ),
		);
		yield 'markup and entities'    => array( '<h2><em>Fees</em> &amp; <a href="#x">charges</a><br>today</h2>', array( 'fees-charges-today' ), array( 'Fees & charges today' ) );
		yield 'another script'         => array(
			'<h2>Зачем нужен брокер</h2><h2>住宅ローン</h2>',
			array( 'зачем-нужен-брокер', '住宅ローン' ),
			array( 'Зачем нужен брокер', '住宅ローン' ),
		);
		yield 'no letters'             => array(
			'<h2>…</h2><h2>🏡</h2>',
			array( 'section', 'section-2' ),
			array( '…', '🏡' ),
		);
		yield 'an id of its own'       => array( '<h2 id="own">Fees</h2>', array( 'own' ), array( 'Fees' ) );
		yield 'an id used elsewhere'   => array(
			'<p id="fees">x</p><h2>Fees</h2><h2>Main</h2>',
			array( 'fees-2', 'main-2' ),
			array( 'Fees', 'Main' ),
		);
		yield 'a question of the FAQ'  => array(
			'<details><summary><h2 class="atoll-faq__question">Fees</h2></summary></details><h2>Fees</h2>',
			array( 'fees' ),
			array( 'Fees' ),
		);
		yield 'beside a calculator'    => array(
			'<h2>Extra repayments</h2><!-- wp:atoll/calculator {"kind":"extra-repayments"} /-->',
			array( 'extra-repayments-2' ),
			array( 'Extra repayments' ),
		);
		yield 'beside a pattern'       => array(
			'<!-- wp:block {"ref":5} /--><h2>Repayment</h2>',
			array( 'repayment-2' ),
			array( 'Repayment' ),
		);
		yield 'no calculator near'     => array( '<h2>Repayment</h2>', array( 'repayment' ), array( 'Repayment' ) );
		yield 'one without words'      => array( '<h2> </h2><h2>Fees</h2>', array( 'fees' ), array( 'Fees' ) );
		yield 'one that never ends'    => array( '<h2>Fees', array( 'fees' ), array( 'Fees' ) );
	}
}
