<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The sums in the articles, done again: interest by the month, as the texts say. */
final class ArticleFiguresTest extends TestCase {

	#[DataProvider( 'repayments' )]
	public function test_a_repayment_is_what_the_article_says(
		string $slug,
		float $owed,
		float $rate,
		int $months,
		string $says,
		float $balloon = 0.0
	): void {
		self::assertSame( $says, self::dollars( self::repayment( $owed, $rate, $months, $balloon ), $says ) );
		self::assertStringContainsString( $says, Articles::html( $slug ) );
	}

	/** @return iterable<array{0: string, 1: float, 2: float, 3: int, 4: string, 5?: float}> */
	public static function repayments(): iterable {
		yield array( 'where-your-repayment-goes', 400000, 6, 360, '$2,398' );
		yield array( 'how-progress-payments-work', 400000, 6, 360, '$2,398' );
		yield array( 'asking-your-lender-for-a-better-rate', 450000, 6.5, 300, '$3,038' );
		yield array( 'asking-your-lender-for-a-better-rate', 450000, 6.2, 300, '$2,955' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 6, 264, '$2,390' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 5.5, 360, '$1,990' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 5.5, 264, '$2,290' );
		yield array( 'interest-only-now-and-later', 500000, 6, 360, '$2,998' );
		yield array( 'interest-only-now-and-later', 500000, 6, 300, '$3,222' );
		yield array( 'rolling-debts-into-the-mortgage', 20000, 9, 36, '$636' );
		yield array( 'rolling-debts-into-the-mortgage', 20000, 6, 300, '$129' );
		yield array( 'secured-or-unsecured-car-loans', 30000, 8, 60, '$608' );
		yield array( 'secured-or-unsecured-car-loans', 30000, 12, 60, '$667' );
		yield array( 'what-a-balloon-payment-costs', 40000, 8, 60, '$811' );
		yield array( 'what-a-balloon-payment-costs', 40000, 8, 60, '$648', 12000 );
		yield array( 'questions-for-dealer-finance', 33000, 6, 36, '$1,004' );
		yield array( 'financing-equipment', 60000, 8, 60, '$1,220' );
		yield array( 'who-lenders-mortgage-insurance-protects', 10000, 6, 360, '$60' );
	}

	#[DataProvider( 'interest' )]
	public function test_interest_over_the_term_is_what_the_article_says(
		string $slug,
		float $owed,
		float $rate,
		int $months,
		string $says,
		float $balloon = 0.0
	): void {
		$interest = self::repayment( $owed, $rate, $months, $balloon ) * $months + $balloon - $owed;
		self::assertSame( $says, self::dollars( $interest, $says ) );
		self::assertStringContainsString( $says, Articles::html( $slug ) );
	}

	/** @return iterable<array{0: string, 1: float, 2: float, 3: int, 4: string, 5?: float}> */
	public static function interest(): iterable {
		yield array( 'where-your-repayment-goes', 400000, 6, 360, '$463,000' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 6, 264, '$281,000' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 5.5, 360, '$365,000' );
		yield array( 'mind-the-term-when-you-refinance', 350000, 5.5, 264, '$254,000' );
		yield array( 'interest-only-now-and-later', 500000, 6, 360, '$579,000' );
		yield array( 'rolling-debts-into-the-mortgage', 20000, 9, 36, '$2,900' );
		yield array( 'rolling-debts-into-the-mortgage', 20000, 6, 300, '$18,700' );
		yield array( 'secured-or-unsecured-car-loans', 30000, 8, 60, '$6,500' );
		yield array( 'secured-or-unsecured-car-loans', 30000, 12, 60, '$10,040' );
		yield array( 'what-a-balloon-payment-costs', 40000, 8, 60, '$8,660' );
		yield array( 'what-a-balloon-payment-costs', 40000, 8, 60, '$10,860', 12000 );
		yield array( 'who-lenders-mortgage-insurance-protects', 10000, 6, 360, '$11,600' );
	}

	#[DataProvider( 'balances' )]
	public function test_what_is_owed_after_some_years_is_what_the_article_says(
		string $slug,
		float $owed,
		int $years,
		string $says
	): void {
		$payment = self::repayment( $owed, 6, 360 );
		for ( $month = 0; $month < $years * 12; $month++ ) {
			$owed += $owed * 0.06 / 12 - $payment;
		}
		self::assertSame( $says, self::dollars( $owed, $says ) );
		self::assertStringContainsString( $says, Articles::html( $slug ) );
	}

	/** @return iterable<array{string, float, int, string}> */
	public static function balances(): iterable {
		yield array( 'where-your-repayment-goes', 400000, 5, '$372,000' );
		yield array( 'where-your-repayment-goes', 400000, 10, '$335,000' );
		yield array( 'where-your-repayment-goes', 400000, 15, '$284,000' );
		yield array( 'where-your-repayment-goes', 400000, 20, '$216,000' );
		yield array( 'interest-only-now-and-later', 500000, 5, '$465,000' );
	}

	/** @param float $rate Per cent a year. */
	private static function repayment( float $owed, float $rate, int $months, float $balloon = 0.0 ): float {
		$monthly = $rate / 1200;
		$later   = ( 1 + $monthly ) ** -$months;
		return ( $owed - $balloon * $later ) * $monthly / ( 1 - $later );
	}

	/** Rounded as roughly as the text is: to as many zeros as it ends with. */
	private static function dollars( float $amount, string $says ): string {
		$digits = strtr( $says, array( '$' => '', ',' => '' ) );
		return '$' . number_format( round( $amount, -( strlen( $digits ) - strlen( rtrim( $digits, '0' ) ) ) ) );
	}
}
