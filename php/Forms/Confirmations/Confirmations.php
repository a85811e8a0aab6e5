<?php

declare( strict_types=1 );

namespace Atoll\Forms\Confirmations;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\StoredAnswers;
use Atoll\Forms\MergeTags\MergeTagFormat;
use Atoll\Forms\MergeTags\MergeTags;
use Atoll\Forms\Submission\StoredEntry;

/**
 * Chooses a form's confirmation, and fills in the answers. A setting left empty means the built-in message. Only an
 * editor decides where a redirect leads: answers can become part of its query, but never of its host or path.
 */
final class Confirmations {

	/** Values of a confirmation's `event` for a form that was sent. */
	private const SENT_EVENTS = array( '', 'form_submission' );

	public function __construct(
		private FormEngine $engine,
		private MergeTags $tags,
		private StoredAnswers $answers
	) {}

	/** Returns the first confirmation whose condition the answers meet, else the default one, as in Gravity Forms. */
	public function choose( StoredEntry $stored ): Confirmation {
		$form    = $stored->form;
		$answers = $this->answers->read( $form, $stored->entry );
		$active  = array_filter( $this->settingsOf( $form ), $this->isForSubmission( ... ) );
		$default = null;
		foreach ( $active as $settings ) {
			if ( $settings->bool( 'isDefault' ) ) {
				$default ??= $settings;
			} elseif ( $this->engine->holds( $form, $answers, $settings->array( 'conditionalLogic' ) ) ) {
				return $this->resolve( $form, $settings, $answers, $stored->entry );
			}
		}
		return $this->resolve( $form, $default ?? new JsonData( array() ), $answers, $stored->entry );
	}

	/**
	 * Returns one of the form's confirmations by its id; the built-in message if it no longer exists.
	 *
	 * @param Entry|null $entry Null leaves out its answers.
	 */
	public function byId( Form $form, string $id, ?Entry $entry ): Confirmation {
		$answers = null === $entry ? $this->engine->fromEntry( $form, array() ) : $this->answers->read( $form, $entry );
		foreach ( $this->settingsOf( $form ) as $settings ) {
			if ( $id === $settings->string( 'id' ) ) {
				return $this->resolve( $form, $settings, $answers, $entry );
			}
		}
		return $this->resolve( $form, new JsonData( array() ), $answers, $entry );
	}

	/** Gravity Forms also has confirmations for saved forms; they are kept, but not shown. */
	private function isForSubmission( JsonData $settings ): bool {
		return $settings->bool( 'isActive', true ) && in_array( $settings->string( 'event' ), self::SENT_EVENTS, true );
	}

	/** @return list<JsonData> */
	private function settingsOf( Form $form ): array {
		return array_map( JsonData::of( ... ), $form->confirmations() );
	}

	private function resolve( Form $form, JsonData $settings, Answers $answers, ?Entry $entry ): Confirmation {
		$url = match ( $settings->string( 'type' ) ) {
			'redirect' => $settings->string( 'url' ),
			'page'     => $this->page( (int) $settings->string( 'pageId' ) ),
			default    => '',
		};
		$address  = '' === $url
			? ''
			: $this->address(
				$url,
				$settings->string( 'queryString' ),
				fn( string $part ) => $this->tags->fill( $part, MergeTagFormat::Url, $form, $answers, $entry )
			);
		$fillHtml = fn( string $template ) => $this->tags->fill(
			$this->tags->fillAddresses( $template, $form, $answers, $entry ),
			MergeTagFormat::Html,
			$form,
			$answers,
			$entry
		);
		return new Confirmation(
			$settings->string( 'id' ),
			'' === $address ? $this->message( $form, $settings, $fillHtml ) : '',
			$address
		);
	}

	/** Returns the URL of a page; empty for one that the sender may not see, such as one in the trash. */
	private function page( int $id ): string {
		return $id > 0 && ( is_post_publicly_viewable( $id ) || current_user_can( 'read_post', $id ) )
			? (string) get_permalink( $id )
			: '';
	}

	/** @param callable( string ): string $fill */
	private function address( string $url, string $query, callable $fill ): string {
		preg_match( '/^([^?#]*)(\?[^#]*)?(#.*)?$/sD', trim( $url ), $parts );
		$hostAndPath = $parts[1] ?? '';
		// Tags in a host or path would let an answer choose where people are redirected.
		if ( str_contains( $hostAndPath, '{' ) ) {
			return '';
		}
		$queries = array_filter( array( ltrim( $parts[2] ?? '', '?' ), ltrim( $query, '?&' ) ) );
		$filled  = $hostAndPath . ( $queries ? '?' . $fill( implode( '&', $queries ) ) : '' ) . ( $parts[3] ?? '' );
		return sanitize_url( $filled, array( 'http', 'https' ) );
	}

	/** @param callable( string ): string $fill */
	private function message( Form $form, JsonData $settings, callable $fill ): string {
		$message = trim( $settings->string( 'message' ) );
		$message = $fill( '' === $message ? $form->text( 'confirmation' ) : $message );
		$message = $settings->bool( 'disableAutoformat' ) ? $message : wpautop( $message );
		// Sanitised after the answers are filled in, so that none can become a URL that runs a script. Brackets are
		// escaped, since WordPress would run shortcodes in answers, too.
		return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), wp_kses_post( $message ) );
	}
}
