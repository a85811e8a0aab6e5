<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\Kinds\KindMappings;

/**
 * A field to and from Gravity Forms' JSON. The original stays with the field under `gravity`, and going back only
 * what changed since is written over it, so that what Atoll does not know comes back as it came.
 */
final class FieldMapper {

	/** Gravity Forms' type => our kind. Any other type is kept with the form and not shown. */
	private const KINDS = array(
		'text'     => 'text',
		'hidden' => 'text',
		'textarea' => 'textarea',
		'password' => 'password',
		'email'    => 'email',
		'phone'    => 'phone',
		'number'   => 'number',
		'website'  => 'website',
		'select'   => 'select',
		'radio'    => 'radio',
		'checkbox' => 'checkbox',
		'multiselect' => 'multiselect',
		'name' => 'name',
		'address' => 'address',
		'list' => 'list',
		'fileupload' => 'fileupload',
		'date' => 'date',
		'time' => 'time',
		'quiz' => 'quiz',
		'captcha' => 'captcha',
		'consent'  => 'consent',
		'html'     => 'html',
		'section'  => 'html',
		'submit'   => 'submitButton',
	);

	/** Our kind that Gravity Forms does not have => its type that does no harm there; what it is travels beside it. */
	private const GUESTS = array( 'review' => 'html' );

	/** What a field is, and what follows from the fields around it. */
	private const MADE = array( 'id', 'kind', 'page', 'gravity', 'sectionLogic' );

	/** Kinds that know how to be sent without being seen. */
	private const SENT_UNSEEN = array( 'text', 'number' );

	public function __construct( private Properties $properties, private FieldInputs $inputs, private KindMappings $kinds ) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool                 $isMoved Whether its form came from Gravity Forms, and so keeps that plugin's defaults.
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity, bool $isMoved ): array {
		$field = array(
			'id'   => Loose::int( $gravity['id'] ?? 0 ),
			'kind' => $this->kind( $gravity ),
			'page' => 0,
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $property->read( $gravity );
			if ( null !== $value ) {
				$field[ $property->ours ] = $value;
			}
		}
		foreach ( $this->kinds->of( Loose::text( $field['kind'] ) ) as $mapping ) {
			$field = $mapping->read( $gravity, $isMoved ) + $field;
		}
		$field           += OwnSettings::read( $gravity );
		$field['gravity'] = $gravity;
		return $field;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	public function fromSource( array $field, int $formNumber, bool $isMoved ): array {
		$original = Loose::map( $field['gravity'] ?? null );
		$before   = $original ? $this->toSource( $original, $isMoved ) : array();
		$gravity  = $original ?: array(
			'type'       => self::GUESTS[ Loose::text( $field['kind'] ?? '' ) ] ?? ( array_search( $field['kind'] ?? '', self::KINDS, true ) ?: 'text' ),
			'id'         => Loose::int( $field['id'] ?? 0 ),
			'formId'     => $formNumber,
			'pageNumber' => Loose::int( $field['page'] ?? 0 ) + 1,
			'label'      => '',
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $field[ $property->ours ] ?? null;
			if ( $value !== ( $before[ $property->ours ] ?? null ) ) {
				$gravity[ $property->theirs ] = $property->write( $value );
			}
		}
		$gravity = $this->inputs->complete( $gravity, $original, array_key_exists( 'choices', $field ) && ( $field['choices'] !== ( $before['choices'] ?? null ) ) );
		foreach ( $this->kinds->of( Loose::text( $field['kind'] ?? '' ) ) as $mapping ) {
			$ours = $this->settings( $mapping, $field );
			if ( ! $original || $ours !== $this->settings( $mapping, $before ) ) {
				$gravity = $mapping->write( $ours, $gravity );
			}
		}
		return OwnSettings::write( $field, $this->shared( $field ), $gravity );
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<string> Names of its settings that both plugins have, or that are made anew.
	 */
	private function shared( array $field ): array {
		$mappings = $this->kinds->of( Loose::text( $field['kind'] ?? '' ) );
		$made = isset( self::GUESTS[ Loose::text( $field['kind'] ?? '' ) ] ) ? array_diff( self::MADE, array( 'kind' ) ) : self::MADE;
		return array( ...$made, ...array_column( $this->properties->all(), 'ours' ), ...array_merge( array(), ...array_map( static fn( KindMapping $mapping ) => $mapping->names(), $mappings ) ) );
	}

	/**
	 * What Gravity Forms shows to administrators alone, or hides, is shown to nobody here: but for what is sent unseen.
	 *
	 * @param array<string, mixed> $gravity
	 */
	private function kind( array $gravity ): string {
		$type         = Loose::text( $gravity['type'] ?? '' );
		$guest        = Loose::text( OwnSettings::read( $gravity )['kind'] ?? '' );
		$kind         = ( self::GUESTS[ $guest ] ?? null ) === $type ? $guest : self::KINDS[ $type ] ?? FormBuilder::UNSUPPORTED;
		$visibility   = ! empty( $gravity['adminOnly'] ) ? 'administrative' : Loose::text( $gravity['visibility'] ?? '' );
		$isKeptUnseen = 'administrative' === $visibility || ( 'hidden' === $visibility && ! in_array( $kind, self::SENT_UNSEEN, true ) );
		return $isKeptUnseen ? FormBuilder::UNSUPPORTED : $kind;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	private function settings( KindMapping $mapping, array $field ): array {
		return array_intersect_key( $field, array_flip( $mapping->names() ) );
	}
}
