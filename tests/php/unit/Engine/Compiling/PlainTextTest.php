<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\Fields\PlainText;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Words of a label or a choice where no markup can stand: in mail, in files, in lists. */
final class PlainTextTest extends TestCase {

	#[TestWith( array( 'See the <a href="/t">terms</a> &amp; <b>rates</b>', 'See the terms & rates' ) )]
	#[TestWith( array( 'One <br>two', 'One two' ) )]
	#[TestWith( array( 'Income < $50,000', 'Income < $50,000' ) )]
	#[TestWith( array( '10<sup>6</sup> or 10<sup>-6</sup>', '10⁶ or 10⁻⁶' ) )]
	#[TestWith( array( '5.25%<sup>1,2</sup>', '5.25%¹,²' ) )]
	#[TestWith( array( '5.25%<sup><a href="#note">1</a></sup> p.a.', '5.25%¹ p.a.' ) )]
	#[TestWith( array( 'CO<sub>2</sub>', 'CO₂' ) )]
	#[TestWith( array( '1<sup>st</sup> owner<sup>&#8211;[2]</sup>', '1st owner–[²]' ) )]
	public function test_it_reads_as_it_does_once_it_is_printed( string $markup, string $text ): void {
		self::assertSame( $text, PlainText::fromMarkup( $markup ) );
	}
}
