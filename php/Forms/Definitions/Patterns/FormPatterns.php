<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Patterns;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormContent;

/**
 * Finished forms to begin with, one file of contract/patterns each: texts for the inserter, and the form's source.
 * All are in the language of whoever asks for them.
 */
final class FormPatterns {

	/** Where the first field keeps the form's settings, until the editor has taken them over (src/builder/patterns). */
	public const SETTINGS = 'atollForm';

	/** In the order in which they are offered. */
	private const NAMES = array(
		'enquiry',
		'loan-application',
		'refinance',
		'vehicle-finance',
		'callback',
		'newsletter',
		'quiz',
	);

	/** @param string $file Path of build/form-patterns.php. */
	public function __construct( private string $file, private FormContent $content ) {}

	/** @return array<string, JsonData> Each with title, description, keywords and form, by name. */
	public function all(): array {
		$all      = JsonData::of( require $this->file );
		$patterns = array();
		foreach ( self::NAMES as $name ) {
			$patterns[ $name ] = $all->map( $name );
		}
		return $patterns;
	}

	/**
	 * The blocks that an editor inserts. The form's other settings are stored in the first of them.
	 *
	 * @param JsonData $form A form's source.
	 */
	public function blocks( JsonData $form ): string {
		$fields    = $form->list( 'fields' );
		$pages     = $form->list( 'pageList' );
		$settings  = array_diff_key( $form->all(), array( 'fields' => true, 'pageList' => true ) );
		$settings += isset( $pages[0] ) ? array( 'pageList' => array( $pages[0]->all() ) ) : array();
		$first     = isset( $fields[0] ) ? $fields[0]->all() : array();
		$fields[0] = new JsonData( $first + array( 'metadata' => array( self::SETTINGS => $settings ) ) );
		return $this->content->toBlocks( $fields, $pages );
	}
}
