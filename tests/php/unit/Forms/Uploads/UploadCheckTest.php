<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Uploads;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Uploads\Receiving\UploadCheck;
use Atoll\Forms\Uploads\Receiving\UploadName;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class UploadCheckTest extends TestCase {

	public function test_a_slot_without_words_of_its_own_says_those_of_the_contract(): void {
		$limits = new UploadLimits( 1572864, 1, array( 'pdf', 'jpg' ) );
		$this->assertSame( 'Your file must be a pdf, jpg file format.', $this->nameRefusal( 'pay.exe', $limits ) );
		$this->assertSame( 'Your file cannot be more than 1.5MB in size.', $this->sizeRefusal( 1572865, $limits ) );
	}

	public function test_a_slots_own_words_come_first(): void {
		$limits = new UploadLimits(
			1,
			1,
			array( 'pdf' ),
			array( 'extension' => 'PDF, please.', 'maxSize' => 'Too large.' )
		);
		$this->assertSame( 'PDF, please.', $this->nameRefusal( 'pay.exe', $limits ) );
		$this->assertSame( 'Too large.', $this->sizeRefusal( 2, $limits ) );
	}

	private function nameRefusal( string $name, UploadLimits $limits ): string {
		return $this->refusal( fn() => $this->check()->checkName( UploadName::of( $name ), $limits ) );
	}

	private function sizeRefusal( int $bytes, UploadLimits $limits ): string {
		return $this->refusal( fn() => $this->check()->checkSize( $bytes, $limits ) );
	}

	private function refusal( \Closure $check ): string {
		try {
			$check();
		} catch ( UploadRefused $refused ) {
			return $refused->getMessage();
		}
		return '';
	}

	private function check(): UploadCheck {
		return new UploadCheck( static fn(): Contract => ( new Workbench() )->contract );
	}
}
