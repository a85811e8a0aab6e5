<?php
/**
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->reviews()->html(); // Escaped where it is built.
