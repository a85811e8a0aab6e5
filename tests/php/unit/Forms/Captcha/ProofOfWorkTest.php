<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\ProofOfWork;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Judges tokens as ALTCHA's own library does (tests/fixtures/altcha), and beyond it by form and by size. */
final class ProofOfWorkTest extends TestCase {

	private const NOW = 1_900_000_000;

	#[DataProvider( 'vectors' )]
	public function test_it_judges_as_the_library_does( string $token, bool $solved ): void {
		$this->assertSame( $solved, $this->work()->isSolved( $token, 12 ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function vectors(): iterable {
		foreach ( self::fixture()['vectors'] as $vector ) {
			yield $vector['name'] => array( $vector['token'], $vector['solved'] );
		}
	}

	public function test_a_token_serves_for_its_own_form_alone(): void {
		$this->assertFalse( $this->work()->isSolved( $this->good(), 13 ) );
	}

	public function test_a_token_ends_with_its_challenge(): void {
		$ends = self::fixture()['ends'];
		$this->assertTrue( $this->work( $ends )->isSolved( $this->good(), 12 ) );
		$this->assertFalse( $this->work( $ends + 1 )->isSolved( $this->good(), 12 ) );
	}

	public function test_a_token_written_in_another_way_is_the_same_token(): void {
		$payload                     = json_decode( (string) base64_decode( $this->good(), true ), true );
		$payload['solution']['time'] = 123.4;
		$other                       = base64_encode( (string) json_encode( $payload, JSON_PRETTY_PRINT ) );
		$this->assertTrue( $this->work()->isSolved( $other, 12 ) );
		$this->assertNotSame( '', $this->work()->identity( $other ) );
		$this->assertSame( $this->work()->identity( $this->good() ), $this->work()->identity( $other ) );
	}

	#[DataProvider( 'rubbish' )]
	public function test_rubbish_is_not_solved( string $token ): void {
		$this->assertFalse( $this->work()->isSolved( $token, 12 ) );
	}

	/** @return iterable<string, array{string}> */
	public static function rubbish(): iterable {
		yield 'nothing' => array( '' );
		yield 'not base64' => array( '%%%' );
		yield 'not JSON' => array( base64_encode( 'hello' ) );
		yield 'a list' => array( base64_encode( '[1,2]' ) );
		yield 'nested without end' => array( base64_encode( str_repeat( '[', 3000 ) ) );
		yield 'megabytes' => array( str_repeat( 'A', 1_000_000 ) );
		yield 'text where maps belong' => array( base64_encode( '{"challenge":"x","solution":"y"}' ) );
	}

	public function test_each_challenge_is_another_one_and_ends_in_ten_minutes(): void {
		$first  = $this->work()->challenge( 12 );
		$second = $this->work()->challenge( 12 );
		$this->assertNotSame( $first['parameters']['nonce'], $second['parameters']['nonce'] );
		$this->assertSame( self::NOW + 600, $first['parameters']['expiresAt'] );
		$this->assertSame( array( 'form' => 12 ), $first['parameters']['data'] );
	}

	private function work( int $now = self::NOW ): ProofOfWork {
		return new ProofOfWork( self::fixture()['secret'], static fn() => $now, 10 );
	}

	private function good(): string {
		return self::fixture()['vectors'][0]['token'];
	}

	/** @return array{secret: string, ends: int, vectors: list<array{name: string, token: string, solved: bool}>} */
	private static function fixture(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/altcha/vectors.json' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
	}
}
