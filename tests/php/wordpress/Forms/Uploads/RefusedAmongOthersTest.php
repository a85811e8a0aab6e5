<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Tests\WordPress\Support\Http\Http;

/** One file without JavaScript that is not taken: it is said wherever the form goes on, and the others are kept. */
final class RefusedAmongOthersTest extends PlainUploadTestCase {

	public function test_one_file_that_is_too_large_for_the_server_is_named_with_the_limit_and_leaves_the_others(): void {
		$form   = $this->uploadForm( array( 'maxFileSize' => 100 ) );
		$answer = Http::post(
			$this->page( $form ),
			array(
				'atoll_form' => $form,
				'input_1'    => 'Jo',
				'input_6'    => new \CURLStringFile( str_repeat( 'x', 65 * 1024 * 1024 ), 'film.pdf' ),
				'input_7[0]' => new \CURLStringFile( self::PDF, 'fine.pdf' ),
			)
		);
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( '>film.pdf - Your file cannot be more than 64MB in size.<', $answer->body );
		$this->assertStringContainsString( 'Chosen: fine.pdf', $answer->body );
	}

	public function test_a_refused_file_is_said_with_a_question_that_appears_and_on_the_page_before(): void {
		$shown = array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Jo' );
		$form  = $this->uploadForm(
			array(),
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
					array( 'id' => self::ONE, 'kind' => 'fileupload', 'label' => 'Payslip', 'page' => 1 ),
					array(
						'id'               => 4,
						'kind'             => 'text',
						'label'            => 'Why',
						'page'             => 1,
						'conditionalLogic' => array(
							'actionType' => 'show',
							'logicType'  => 'all',
							'rules'      => array( $shown ),
						),
					),
				),
			)
		);
		$page  = $this->page( $form );
		$send  = static fn( string $button, string $seen ) => Http::post(
			$page,
			array(
				'atoll_form' => $form,
				'atoll_page' => '1',
				'atoll_seen' => $seen,
				'atoll_to'   => $button,
				'input_1'    => 'Jo',
				'input_6'    => new \CURLStringFile( '<?php', 'shell.php' ),
			)
		);
		foreach ( array( 'next', 'check', '' ) as $button ) {
			$appeared = $send( $button, '1 6' );
			$this->assertStringContainsString( 'There are new questions', $appeared->body, $button );
			$this->assertMatchesRegularExpression( '~"atoll-error">shell\.php - ~', $appeared->body, $button );
			$this->assertSame( 422, $appeared->status, $button );
		}
		$before = $send( 'back', '1 4 6' );
		$this->assertSame( 200, $before->status );
		$this->assertMatchesRegularExpression(
			'~class="atoll-notice"[^>]*><p>Payslip – shell\.php - ~',
			$before->body
		);
	}
}
