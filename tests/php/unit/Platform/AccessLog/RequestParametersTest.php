<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\AccessLog;

use Atoll\Platform\AccessLog\RequestParameters;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RequestParametersTest extends TestCase {

	/**
	 * @param array<array-key, mixed> $asked
	 * @param array<array-key, mixed> $kept
	 */
	#[DataProvider( 'asked' )]
	public function test_the_log_keeps_that_there_was_a_search_and_not_its_words( array $asked, array $kept ): void {
		$this->assertSame( $kept, RequestParameters::withoutSearchTerms( $asked ) );
	}

	/** @return iterable<string, array{array<array-key, mixed>, array<array-key, mixed>}> */
	public static function asked(): iterable {
		yield 'no search' => array( array( 'form' => '3', 'search' => ' ' ), array( 'form' => '3' ) );
		yield 'words' => array(
			array( 'search' => 'Jo Smith', 'form' => '3' ),
			array( 'search' => '…', 'form' => '3' ),
		);
		yield 'a filter' => array(
			array( 'filter' => array( '1.3:contains:Smith: the elder' ) ),
			array( 'filter' => array( '1.3:contains:…' ) ),
		);
		yield 'a filter alone' => array(
			array( 'filter' => '2:is:jo@example.com' ),
			array( 'filter' => array( '2:is:…' ) ),
		);
		yield 'as Gravity Forms asks' => array(
			array( 'search' => '{"field_filters":[{"key":"1","value":"Jo"}]}' ),
			array( 'search' => '…' ),
		);
		yield 'the same, not as JSON' => array(
			array( 'search' => array( 'field_filters' => array( array( 'value' => 'Jo' ) ) ) ),
			array( 'search' => '…' ),
		);
	}

	public function test_a_list_without_words_may_be_the_same_look(): void {
		$this->assertFalse(
			RequestParameters::haveSearchTerms( array( 'form' => '3', 'search' => '', 'filter' => array() ) )
		);
		$this->assertTrue( RequestParameters::haveSearchTerms( array( 'filter' => array( '1:is:Jo' ) ) ) );
	}
}
