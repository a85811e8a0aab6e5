<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\SiteDateFormat;

/** Values of merge tags other than answers: form, entry, sender, date and site. */
final class MergeTagValues {

	/** Tags of an entry, `{entry:id}`, by Gravity Forms' names. */
	private const ENTRY = array(
		'id',
		'form_id',
		'date_created',
		'date_updated',
		'ip',
		'source_url',
		'user_agent',
		'created_by',
		'status',
	);

	/** Tags of a person, `{user:display_name}`: nothing that could be used to log in. */
	private const USER = array(
		'ID',
		'display_name',
		'first_name',
		'last_name',
		'nickname',
		'user_email',
		'user_login',
	);

	private const OTHERS = array(
		'form_title',
		'form_id',
		'entry_id',
		'entry_url',
		'embed_url',
		'ip',
		'user_agent',
		'date_created',
		'date_updated',
		'today',
		'date_mdy',
		'date_dmy',
		'admin_email',
		'site_name',
		'site_url',
	);

	/** Tags whose value was sent by the sender's browser. */
	private const FROM_BROWSER   = array( 'user_agent', 'entry:user_agent' );
	private const PAGE_ADDRESSES = array( 'embed_url', 'entry:source_url' );

	public static function isKnown( string $tag ): bool {
		list( $group, $name ) = explode( ':', $tag, 2 ) + array( 1 => '' );
		return match ( $group ) {
			'entry'              => in_array( $name, self::ENTRY, true ),
			'user', 'created_by' => in_array( $name, self::USER, true ),
			default              => in_array( $tag, self::OTHERS, true ),
		};
	}

	/**
	 * @param UntrustedText|null $untrustedText Defuses text that the sender can influence; null leaves it as it is.
	 * @return string|null Plain text; null for an unknown tag.
	 */
	public function replacement( string $tag, Form $form, ?Entry $entry, ?UntrustedText $untrustedText ): ?string {
		if ( ! self::isKnown( $tag ) ) {
			return null;
		}
		$value = $this->value( $tag, $form, $entry );
		if ( null === $untrustedText ) {
			return $value;
		}
		return match ( true ) {
			in_array( $tag, self::PAGE_ADDRESSES, true ) => $untrustedText->address( $value ),
			self::isOfSender( $tag )                     => $untrustedText->text( $value ),
			default                                      => $value,
		};
	}

	/** Whether the sender, or their browser, may have written the tag's value. */
	private static function isOfSender( string $tag ): bool {
		return in_array( $tag, self::FROM_BROWSER, true ) || 1 === preg_match( '~^(?:user|created_by):~', $tag );
	}

	/** @param string $tag A known tag. */
	private function value( string $tag, Form $form, ?Entry $entry ): string {
		list( $group, $name ) = explode( ':', $tag, 2 ) + array( 1 => '' );
		return match ( $group ) {
			'entry'              => $this->entry( $name, $form, $entry ),
			'user', 'created_by' => $this->user( $name, $entry ),
			default              => $this->simpleTag( $tag, $form, $entry ),
		};
	}

	private function simpleTag( string $tag, Form $form, ?Entry $entry ): string {
		return match ( $tag ) {
			'form_title'   => $form->title(),
			'form_id'      => (string) $form->id(),
			'entry_id'     => $this->entry( 'id', $form, $entry ),
			'entry_url'    => null === $entry ? '' : admin_url( 'admin.php?page=atoll-entries&entry=' . $entry->id ),
			'embed_url'    => $this->entry( 'source_url', $form, $entry ),
			'ip', 'user_agent', 'date_created', 'date_updated' => $this->entry( $tag, $form, $entry ),
			'today'        => SiteDateFormat::day( time() ),
			'date_mdy'     => (string) wp_date( 'm/d/Y' ),
			'date_dmy'     => (string) wp_date( 'd/m/Y' ),
			'admin_email'  => get_bloginfo( 'admin_email' ),
			'site_name'    => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			default        => home_url( '/' ),
		};
	}

	private function entry( string $name, Form $form, ?Entry $entry ): string {
		if ( null === $entry ) {
			return '';
		}
		return match ( $name ) {
			'id'           => (string) $entry->id,
			'form_id'      => (string) $form->id(),
			'date_created' => SiteDateFormat::ofUtc( $entry->dateCreated ),
			'date_updated' => SiteDateFormat::ofUtc( $entry->dateUpdated ),
			'ip'           => $entry->ip,
			'source_url'   => $entry->sourceUrl,
			'user_agent'   => $entry->userAgent,
			'created_by'   => 0 === $entry->createdBy ? '' : (string) $entry->createdBy,
			default        => $entry->status,
		};
	}

	/**
	 * Returns data of the user who was logged in when the form was sent, whoever resends the email; empty for nobody.
	 */
	private function user( string $name, ?Entry $entry ): string {
		$user = null === $entry || 0 === $entry->createdBy ? false : get_userdata( $entry->createdBy );
		return match ( true ) {
			false === $user => '',
			'ID' === $name  => (string) $user->ID,
			default         => UserName::read( $user, $name ),
		};
	}
}
