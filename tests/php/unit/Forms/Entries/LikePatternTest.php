<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Entries;

use Atoll\Forms\Entries\Search\LikePattern;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class LikePatternTest extends TestCase {

	#[TestWith( array( 'home', 'home', true ) )]
	#[TestWith( array( 'home', 'home loan', false ) )]
	#[TestWith( array( 'home%', 'home loan', true ) )]
	#[TestWith( array( '%loan', "home\nloan", true ) )]
	#[TestWith( array( 'h%l__n', 'home loan', true ) )]
	#[TestWith( array( '_', '京', true ) )]
	#[TestWith( array( '%.%', 'home', false ) )]
	#[TestWith( array( '5\\%', '5%', true ) )]
	#[TestWith( array( '5\\%', '5 or 6', false ) )]
	#[TestWith( array( 'C:\\', 'C:\\', true ) )]
	#[TestWith( array( 'home', "home\n", false ) )]
	public function test_a_pattern_matches_as_in_sql( string $pattern, string $text, bool $matches ): void {
		$this->assertSame( $matches, ( new LikePattern( $pattern ) )->matches( $text ) );
	}

	public function test_its_texts_are_what_stands_between_wildcards(): void {
		$this->assertSame( array( '', 'a%b', 'c', '' ), ( new LikePattern( '%a\\%b_c%' ) )->texts() );
	}
}
