<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\Forms\Dropdown;
use Atoll\Gravity\LooseValues;

/** Reports what a field does in Gravity Forms but not in Atoll. Its settings are kept and exported all the same. */
final class FieldDifferences {

	private const MERGE_TAG = '~\{[a-z_]+(:[^{}]*)?\}~';

	public function __construct( private KindDifferences $kinds ) {}

	/**
	 * @param array<string, mixed> $field A field of a form's source, with its original.
	 * @return list<string>
	 */
	public function describe( array $field ): array {
		$gravity   = LooseValues::map( $field['gravity'] ?? null );
		$sentences = array_intersect_key( $this->sentences(), array_filter( $gravity ) );
		if ( 'captcha' === ( $gravity['type'] ?? '' ) ) {
			/* translators: %s: a field's label. */
			$sentences['captcha'] = __( '“%s” uses the captcha that is chosen in Atoll’s settings.', 'atoll' );
		}
		if ( 'image_choice' === ( $gravity['type'] ?? '' ) ) {
			/* translators: %s: a field's label. */
			$sentences['image_choice'] = __( '“%s” shows its choices in words, without pictures.', 'atoll' );
		}
		if ( self::startsEmptyHere( $field, $gravity ) && ! self::hasMergeTag( $gravity['defaultValue'] ?? '' ) ) {
			/* translators: %s: a field's label. */
			$sentences['select'] = __( '“%s” begins with an empty choice, so that people choose: in Gravity Forms it begins with its first choice.', 'atoll' );
		}
		$sentences += $this->replaced( $gravity );
		$name       = self::name( $gravity );
		return array(
			...array_values( array_map( static fn( string $sentence ) => sprintf( $sentence, $name ), $sentences ) ),
			...$this->kinds->describe( $field, $name ),
		);
	}

	/**
	 * Reports texts in which Gravity Forms would replace merge tags or shortcodes.
	 *
	 * @param array<string, mixed> $gravity
	 * @return array<string, string>
	 */
	private function replaced( array $gravity ): array {
		$sentences = array();
		if ( self::hasMergeTag( $gravity['defaultValue'] ?? '' ) ) {
			$sentences['defaultValue'] = Dropdown::is( $gravity )
				/* translators: %s: a field's label. */
				? __( '“%s” does not begin with its default value: merge tags in it are not replaced.', 'atoll' )
				/* translators: %s: a field's label. */
				: __( '“%s” begins with its default value as it is written: merge tags in it are not replaced.', 'atoll' );
		}
		$parts = array_column( LooseValues::maps( $gravity['inputs'] ?? null ), 'defaultValue' );
		if ( array() !== array_filter( $parts, self::hasMergeTag( ... ) ) ) {
			/* translators: %s: a field's label. */
			$sentences['inputs'] = __( '“%s” has parts that begin with their default values as they are written: merge tags in them are not replaced.', 'atoll' );
		}
		$html = 'html' === ( $gravity['type'] ?? '' ) ? LooseValues::text( $gravity['content'] ?? '' ) : '';
		if ( self::hasMergeTag( Shortcodes::withoutCode( $html ) ) || Shortcodes::areIn( $html ) ) {
			/* translators: %s: a field's label. */
			$sentences['content'] = __( '“%s” shows its text as it is written: merge tags in it are not replaced, and shortcodes only where the form stands in a page as a block.', 'atoll' );
		}
		return $sentences;
	}

	/**
	 * Whether the field shows its first choice in Gravity Forms and an empty choice in Atoll. Not if its first choice
	 * is empty, nor if the field is hidden, since a hidden field sends its first choice in Atoll too.
	 *
	 * @param array<string, mixed> $field
	 * @param array<string, mixed> $gravity
	 */
	private static function startsEmptyHere( array $field, array $gravity ): bool {
		$choices = LooseValues::maps( $field['choices'] ?? null );
		return Dropdown::startsAtFirst( $gravity, $choices ) && '' !== ( $choices[0]['value'] ?? '' );
	}

	private static function hasMergeTag( mixed $text ): bool {
		return 1 === preg_match( self::MERGE_TAG, LooseValues::text( $text ) );
	}

	/** @param array<string, mixed> $gravity */
	public static function name( array $gravity ): string {
		$label = trim( wp_strip_all_tags( LooseValues::text( $gravity['label'] ?? '' ), true ) );
		/* translators: %d: number of a field. */
		return '' === $label ? sprintf( __( 'Field %d', 'atoll' ), LooseValues::int( $gravity['id'] ?? 0 ) ) : $label;
	}

	/** @return array<string, string> Sentences by the Gravity Forms property that switches the feature on. */
	private function sentences(): array {
		return array(
			/* translators: %s: a field's label. */
			'emailConfirmEnabled'     => __( '“%s” asks for the email address once, not twice.', 'atoll' ),
			/* translators: %s: a field's label. */
			'enableOtherChoice'       => __( '“%s” does not offer an “Other” choice for people to type into.', 'atoll' ),
			/* translators: %s: a field's label. */
			'noDuplicates'            => __( '“%s” also accepts an answer that someone gave before.', 'atoll' ),
			/* translators: %s: a field's label. */
			'inputMask'               => __( '“%s” has no input mask: any text is taken.', 'atoll' ),
			/* translators: %s: a field's label. */
			'useRichTextEditor'       => __( '“%s” takes plain text, without formatting.', 'atoll' ),
			/* translators: %s: a field's label. */
			'enablePasswordInput'     => __( '“%s” shows what is typed.', 'atoll' ),
			/* translators: %s: a field's label. */
			'passwordStrengthEnabled' => __( '“%s” has no strength meter.', 'atoll' ),
			/* translators: %s: a field's label. */
			'enableCopyValuesOption'  => __( '“%s” cannot be copied from another address.', 'atoll' ),
			/* translators: %s: a field's label. */
			'enableSelectAll'         => __( '“%s” has no “Select all”.', 'atoll' ),
		);
	}
}
