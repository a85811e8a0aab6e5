<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Uploads;

use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** How many files a question takes. */
final class UploadLimitsTest extends TestCase {

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'numbers' )]
	public function test_a_question_has_a_maximum_of_files_which_validation_agrees_with( array $settings, int $max ): void {
		$source = array( 'id' => 1, 'kind' => 'fileupload', 'label' => 'Payslips' ) + $settings;
		$form   = ( new Workbench() )->form( $source );
		$field = $form->field( 1 );
		$rules = array_column( $field->rules, 'params', 'rule' );

		self::assertSame( $max, UploadLimits::of( $field )->maxFiles );
		self::assertSame( $max, $rules['maxFiles']->int( 'max' ) );
	}

	/** @return array<string, array{array<string, mixed>, int}> */
	public static function numbers(): array {
		return array(
			'one file'                        => array( array(), 1 ),
			'one file, with a left-over number' => array( array( 'maxFiles' => 3 ), 1 ),
			'several files'                   => array( array( 'multipleFiles' => true ), 100 ),
			'several files, up to three'      => array( array( 'multipleFiles' => true, 'maxFiles' => 3 ), 3 ),
			'several files, up to 500'        => array( array( 'multipleFiles' => true, 'maxFiles' => 500 ), 500 ),
		);
	}
}
