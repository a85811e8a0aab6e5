<?php

declare( strict_types=1 );

namespace Atoll\Tests\Conformance;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PrintedDefinition;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Engine\Validation\FieldValidator;
use Atoll\Engine\Validation\ValidationResult;

/** The engine with the compiled contract, for tests. */
final class Workbench {

	/** Reading it takes longer than most tests, and nothing changes it. */
	private static ?Contract $read = null;

	public readonly Contract $contract;
	public readonly Shapes $shapes;
	public readonly Compiler $compiler;
	public readonly FormEngine $engine;

	public function __construct() {
		$this->contract = self::$read ??= Contract::load( self::root() . '/plugin/build/contract.php' );
		$this->shapes   = Shapes::standard();
		$this->compiler = new Compiler( $this->contract, $this->shapes );
		$this->engine   = new FormEngine( $this->shapes, new FieldValidator( $this->shapes, Rules::standard() ) );
	}

	public static function root(): string {
		return dirname( __DIR__, 3 );
	}

	public function markup(): FormMarkup {
		$printed = PrintedDefinition::load( self::root() . '/plugin/build/contract-defaults.php' );
		return FormMarkup::standard( $this->shapes, FieldMarkup::standard(), $printed );
	}

	/**
	 * What a form says to what a client sent.
	 *
	 * @param array<array-key, mixed> $raw By input name.
	 */
	public function judge( Form $form, array $raw ): ValidationResult {
		return $this->engine->validate( $form, $this->engine->resolve( $form, $this->engine->answers( $form, $raw ) ) );
	}

	/** @param array<string, mixed> ...$fields */
	public function form( array ...$fields ): Form {
		$source = array(
			'title'  => 'Enquiry',
			'fields' => array_values( $fields ),
		);
		return Form::from( $this->compiler->compile( $source, 12, 3 ) );
	}
}
