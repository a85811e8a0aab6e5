<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;

/** The field context of spec 3: properties for displaying a field, besides those that all fields have. */
final class FieldContext {

	/** Names of the properties, all of which are sent to browsers. */
	public const NAMES = array(
		'numberFormat',
		'dateType',
		'dateFormat',
		'timeFormat',
		'formatString',
		'minYear',
		'maxYear',
		'maxFileSize',
		'maxFiles',
		'allowedExtensions',
		'multipleFiles',
		'captchaType',
		'maxRows',
	);

	private const COPIED   = array(
		'numberFormat',
		'dateType',
		'dateFormat',
		'timeFormat',
		'minYear',
		'maxYear',
		'maxFiles',
		'allowedExtensions',
		'captchaType',
		'maxRows',
	);
	private const MEGABYTE = 1048576;

	/**
	 * @param array<string, mixed> $typed Settings from {@see TypedSettings}.
	 * @return array<string, mixed> Without empty values.
	 */
	public function build( FieldKind $kind, array $typed ): array {
		$context                  = array_intersect_key( $typed, array_flip( self::COPIED ) );
		$context['formatString']  = $kind->formatString;
		$context['multipleFiles'] = 'yes' === $typed['multipleFiles'];
		$context['maxFileSize']   = is_float( $typed['maxFileSize'] )
			? (int) floor( $typed['maxFileSize'] * self::MEGABYTE )
			: null;
		if ( ! $context['multipleFiles'] ) {
			unset( $context['maxFiles'] );
		}
		return array_filter( $context );
	}
}
