<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\Choices;

/** What is special about some kinds, in the order that it is written in. */
final class KindMappings {

	/** @param array<string, list<KindMapping>> $mappings By kind. */
	public function __construct( private array $mappings ) {}

	public static function standard( Choices $choices ): self {
		return new self(
			array(
				'text'     => array( new VisibilityMapping() ),
				'number'   => array( new VisibilityMapping(), new CalculationMapping() ),
				'name'     => array( new PartsMapping( 'name', true, $choices ) ),
				// Gravity Forms never insists on a second line.
				'address'  => array( new PartsMapping( 'address', true, $choices, array( 'line2' ) ) ),
				'date'     => array( new PartsMapping( 'date', false, $choices ), new DateMapping() ),
				'time'     => array( new PartsMapping( 'time', false, $choices ) ),
				'password' => array( new PartsMapping( 'password', false, $choices ), new PasswordMapping() ),
				'list'     => array( new ListMapping() ),
				'html'     => array( new SectionMapping() ),
				'quiz'     => array( new QuizMapping() ),
			)
		);
	}

	/** @return list<KindMapping> */
	public function of( string $kind ): array {
		return $this->mappings[ $kind ] ?? array();
	}
}
