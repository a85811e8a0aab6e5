<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** A nonce is for one field of one filling, and for as many files as that could need. */
final class OneNonceTest extends UploadTestCase {

	public function test_it_takes_what_the_field_takes_and_twenty_more(): void {
		$form  = $this->uploadForm();
		$nonce = $this->nonce( $form );
		for ( $number = 1; $number <= 21; $number++ ) {
			$this->assertSame(
				200,
				$this->sendBy( $nonce, $form, "{$number}.pdf", self::PDF . $number )->status,
				"file {$number}"
			);
		}
		$this->assertRefused( $this->sendBy( $nonce, $form, 'more.pdf', self::PDF . 'more' ) );
		$this->assertRefused( $this->sendBy( $this->nonce( $form ), $form, 'more.pdf', self::PDF . 'more' ) );
		$this->assertRefused( $this->sendBy( $nonce, $form, 'more.pdf', null, array( 'size' => '9' ) ) );
		$this->assertSame( 21, $this->countUploads() );
		$this->assertSame(
			200,
			$this->sendBy( $nonce, $form, '1.pdf', self::PDF . '1' )->status,
			'what is there already may be sent again'
		);
		$this->uploaded( $form, field: self::TWO );
		$this->uploaded( $form, key: 'another0filling456789' );
	}

	public function test_files_of_the_largest_size_are_bounded_more_tightly(): void {
		$form  = $this->uploadForm();
		$nonce = $this->nonce( $form );
		for ( $number = 1; $number <= 6; $number++ ) {
			$this->assertSame(
				200,
				$this->sendBy( $nonce, $form, "{$number}.pdf", null, array( 'size' => '1048576' ) )->status,
				"file {$number}"
			);
		}
		$this->assertRefused( $this->sendBy( $nonce, $form, 'more.pdf', null, array( 'size' => '1048576' ) ) );
	}

	private function assertRefused( HttpAnswer $answer ): void {
		$this->assertSame(
			array( 400, 'atoll_too_many_files' ),
			array( $answer->status, $answer->json()['error']['code'] ?? '' ),
			$answer->body
		);
		$this->assertSame( '', RestContract::complaint( 'atoll/uploads', $answer->json() ) );
	}

	/** @param array<string, string> $more */
	private function sendBy(
		string $nonce,
		int $form,
		string $name,
		?string $bytes,
		array $more = array()
	): HttpAnswer {
		return $this->send( $form, $name, $bytes, $more + array( 'nonce' => $nonce ) );
	}
}
