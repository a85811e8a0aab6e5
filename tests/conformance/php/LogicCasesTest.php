<?php

declare( strict_types=1 );

namespace Atoll\Tests\Conformance;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Every case of contract/logic that is about forms, on PHP's side. */
final class LogicCasesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array<string, mixed>}> */
	public static function cases(): iterable {
		foreach ( ( new LogicCases( new Workbench() ) )->all() as $name => $one ) {
			yield $name => array( $one['source'], $one['raw'], $one['case'] );
		}
	}

	/**
	 * @param array<string, mixed> $source
	 * @param array<string, mixed> $raw
	 * @param array<string, mixed> $case
	 */
	#[DataProvider( 'cases' )]
	public function test_logic_works_as_the_contract_says( array $source, array $raw, array $case ): void {
		$workbench = new Workbench();
		$cases     = new LogicCases( $workbench );
		if ( isset( $case['problem'] ) ) {
			$this->expectExceptionObject( new InvalidForm( array( new Problem( null, '', $case['problem'] ) ) ) );
		}
		$form    = $cases->form( $source );
		$resolved = $workbench->engine->resolve( $form, $workbench->engine->answers( $form, $raw ) );

		self::assertSame( $this->expected( $case ), $this->told( $form, $resolved ) );
		foreach ( $case['values'] ?? array() as $id => $value ) {
			self::assertEquals( $value, $resolved->answers()->value( (int) $id ) );
		}
		if ( isset( $case['messages'] ) ) {
			self::assertEquals( $case['messages'], $workbench->engine->validate( $form, $resolved )->messages() );
		}
	}

	/**
	 * @param array<string, mixed> $case
	 * @return array<string, mixed>
	 */
	private function expected( array $case ): array {
		return array(
			'hidden'      => $case['hidden'] ?? array(),
			'hiddenNext'  => $case['hiddenNext'] ?? array(),
			'hidesSubmit' => $case['hidesSubmit'] ?? false,
			'hiddenPages' => $case['hiddenPages'] ?? array(),
		);
	}

	/** @return array<string, mixed> */
	private function told( Form $form, ResolvedAnswers $resolved ): array {
		$pages  = range( 0, $form->pages() - 1 );
		$hidden = array();
		foreach ( $form->fields() as $field ) {
			if ( $resolved->isHidden( $field->id ) ) {
				$hidden[] = $field->id;
			}
		}
		return array(
			'hidden'      => $hidden,
			'hiddenNext'  => array_values( array_filter( $pages, $resolved->hidesNext( ... ) ) ),
			'hidesSubmit' => $resolved->hidesSubmit(),
			'hiddenPages' => array_values( array_filter( $pages, $resolved->isPageHidden( ... ) ) ),
		);
	}
}
